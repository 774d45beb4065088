import type { ChatLabel } from '../chat/chats.ts';
import styles from './dialogs.module.css';
import { Sheet } from './sheet.tsx';

interface ChatPickerProps {
  readonly title: string;
  readonly preview: string;
  readonly chats: readonly ChatLabel[];
  /** The id of the picked chat, null for none. */
  readonly onPick: (chat: string | null) => void;
}

/** 'Choose a chat', with a preview of the message. */
export function ChatPicker({ title, preview, chats, onPick }: ChatPickerProps) {
  return (
    <Sheet label={title} onDismiss={() => onPick(null)}>
      <h3>{title}</h3>
      {preview && <blockquote className={styles.preview}>{preview}</blockquote>}
      <ul className={styles.chats}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <button type="button" onClick={() => onPick(chat.id)}>
              <img src={chat.photoUrl} alt="" width={44} height={44} />
              {chat.title}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.quiet} onClick={() => onPick(null)}>
        Cancel
      </button>
    </Sheet>
  );
}
