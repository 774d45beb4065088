import { type NamedDialogs, useSession } from '@billet/shared-bridge';
import { StudioSheet } from './studio-sheet.tsx';

export interface ShareMenuDialogProps {
  /** Left out: the person's link is shared. */
  readonly answer?: NamedDialogs['shareAnswer'];
  readonly onClose: () => void;
}

/** The studio of the person's link, in the mode of the app; or of an answer. */
export default function ShareMenuDialog({ answer, onClose }: ShareMenuDialogProps) {
  const mode = useSession((state) => state.mode.mode);
  return <StudioSheet subject={answer ?? { noteId: null, mode }} onClose={onClose} />;
}
