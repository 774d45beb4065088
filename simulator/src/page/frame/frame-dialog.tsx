import type { Dialog } from '../../protocol/frame.ts';
import type { PersonView } from '../../world/types.ts';
import type { ChatLabel } from '../chat/chats.ts';
import { Alert, type AlertButton } from '../parts/alert.tsx';
import { ChatPicker } from '../parts/chat-picker.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { StoryDialog } from './story-dialog.tsx';

interface FrameDialogProps {
  readonly dialog: Dialog;
  readonly person: PersonView;
  readonly botName: string;
  readonly chats: readonly ChatLabel[];
  /** The id of the pressed button, null for a dismissal. */
  readonly onAnswer: (answer: string | null) => void;
}

/** The dialogs of the client above an app. */
export function FrameDialog({ dialog, person, botName, chats, onAnswer }: FrameDialogProps) {
  const confirm = (title: string, text: string, button: AlertButton) => (
    <Alert title={title} text={text} buttons={[{ id: null, text: 'Cancel' }, button]} onAnswer={onAnswer} />
  );
  const allow: AlertButton = { id: 'allow', text: 'Allow' };
  switch (dialog.kind) {
    case 'popup':
      return <Alert title={dialog.title} text={dialog.message} buttons={dialog.buttons} onAnswer={onAnswer} />;
    case 'invoice':
      return <InvoiceSheet dialog={dialog} balance={person.balance} botName={botName} onAnswer={onAnswer} />;
    case 'story':
      return <StoryDialog story={dialog.story} onAnswer={onAnswer} />;
    case 'prepared':
      return dialog.message && <ChatPicker title="Send this message to" preview={dialog.message.text} chats={chats} onPick={onAnswer} />;
    case 'write_access':
      return confirm(`Allow ${botName} to message you?`, 'You can block the bot at any time.', allow);
    case 'phone':
      return confirm('Share your phone number?', `${botName} will see it.`, { id: 'share', text: 'Share' });
    case 'closing':
      return confirm('Close the mini-app?', 'Changes that you made may not be saved.', {
        id: 'close',
        text: 'Close anyway',
        type: 'destructive',
      });
    case 'file':
      return confirm('Download a file?', `${dialog.name}, from ${new URL(dialog.url).host}`, { id: 'download', text: 'Download' });
    case 'emoji_access':
      return confirm(`Let ${botName} change your emoji status?`, '', allow);
    case 'biometry_access':
      return confirm(`Let ${botName} use your finger or face?`, dialog.reason, allow);
    case 'biometry_auth':
      return confirm('Confirm with your finger or face', dialog.reason, { id: 'confirm', text: 'Confirm' });
    case 'location':
      return confirm(`Let ${botName} know where you are?`, '', allow);
    case 'emoji_status':
      return confirm('Set this emoji status?', `Emoji ${dialog.id}`, { id: 'set', text: 'Set' });
  }
}
