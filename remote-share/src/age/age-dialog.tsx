import { useText } from '@billet/shared-i18n';
import { StepSheet } from '../sheet/step-sheet.tsx';
import { storeAgeConfirmation } from './age-confirmation.ts';
import { AgeView } from './age-view.tsx';

export interface AgeDialogProps {
  /** Continues the action that needed the confirmation. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for the age in its own sheet before something is shared from a page or from another sheet. */
export default function AgeDialog({ onConfirm, onClose }: AgeDialogProps) {
  const text = useText();
  const confirm = () => {
    storeAgeConfirmation();
    onClose();
    onConfirm();
  };
  return (
    <StepSheet label={text('share-age-title')} onClose={onClose}>
      <AgeView onConfirm={confirm} />
    </StepSheet>
  );
}
