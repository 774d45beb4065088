import { useText } from '@billet/shared-i18n';
import { Button, EmptyState, SheetBody } from '@billet/shared-ui';

interface GoneViewProps {
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The sender's account is gone: nobody to show, and the reveal came back. */
export function GoneView({ onBack, onClose }: GoneViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('inbox-gone-title')}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      onBack={onBack}
      backLabel={text('inbox-back')}
    >
      <EmptyState
        artId="ghost"
        title={text('inbox-gone-heading')}
        text={text('inbox-gone-text')}
        action={
          <Button variant="secondary" onClick={onBack}>
            {text('inbox-back')}
          </Button>
        }
      />
    </SheetBody>
  );
}
