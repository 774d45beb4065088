import type { Dialog } from '../../protocol/frame.ts';
import type { PersonView } from '../../world/types.ts';
import type { ChatLabel } from '../chat/chats.ts';
import { Alert } from '../parts/alert.tsx';
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
  const dismiss = { id: null, text: 'Cancel' } as const;
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
      return (
        <Alert
          title={`Allow ${botName} to message you?`}
          text="You can block the bot at any time."
          buttons={[dismiss, { id: 'allow', text: 'Allow' }]}
          onAnswer={onAnswer}
        />
      );
    case 'phone':
      return (
        <Alert
          title="Share your phone number?"
          text={`${botName} will see it.`}
          buttons={[dismiss, { id: 'share', text: 'Share' }]}
          onAnswer={onAnswer}
        />
      );
    case 'closing':
      return (
        <Alert
          title="Close the mini-app?"
          text="Changes that you made may not be saved."
          buttons={[dismiss, { id: 'close', text: 'Close anyway', type: 'destructive' }]}
          onAnswer={onAnswer}
        />
      );
    case 'file':
      return (
        <Alert
          title="Download a file?"
          text={`${dialog.name}, from ${new URL(dialog.url).host}`}
          buttons={[dismiss, { id: 'download', text: 'Download' }]}
          onAnswer={onAnswer}
        />
      );
    case 'emoji_access':
      return (
        <Alert
          title={`Let ${botName} change your emoji status?`}
          text=""
          buttons={[dismiss, { id: 'allow', text: 'Allow' }]}
          onAnswer={onAnswer}
        />
      );
    case 'biometry_access':
      return (
        <Alert
          title={`Let ${botName} use your finger or face?`}
          text={dialog.reason}
          buttons={[dismiss, { id: 'allow', text: 'Allow' }]}
          onAnswer={onAnswer}
        />
      );
    case 'biometry_auth':
      return (
        <Alert
          title="Confirm with your finger or face"
          text={dialog.reason}
          buttons={[dismiss, { id: 'confirm', text: 'Confirm' }]}
          onAnswer={onAnswer}
        />
      );
    case 'location':
      return (
        <Alert
          title={`Let ${botName} know where you are?`}
          text=""
          buttons={[dismiss, { id: 'allow', text: 'Allow' }]}
          onAnswer={onAnswer}
        />
      );
    case 'emoji_status':
      return (
        <Alert
          title="Set this emoji status?"
          text={`Emoji ${dialog.id}`}
          buttons={[dismiss, { id: 'set', text: 'Set' }]}
          onAnswer={onAnswer}
        />
      );
  }
}
