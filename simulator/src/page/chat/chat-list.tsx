import type { PersonView, Snapshot } from '../../world/types.ts';
import styles from './chat-list.module.css';
import { type ChatLabel, clockTime, messagesIn } from './chats.ts';
import type { Unread } from './unread.ts';
import { UnreadBadge } from './unread-badge.tsx';

interface ChatListProps {
  readonly person: PersonView;
  readonly unread: Unread;
  readonly chats: readonly ChatLabel[];
  readonly snapshot: Snapshot;
  readonly onOpen: (chat: string) => void;
}

/** Whom the person talks to. */
export function ChatList({ person, unread, chats, snapshot, onOpen }: ChatListProps) {
  return (
    <div className={styles.list}>
      <h3>Chats</h3>
      <ul>
        {chats.map((chat) => {
          const last = messagesIn(chat.id, snapshot).at(-1);
          const count = unread.of(person, chat.id).length;
          return (
            <li key={chat.id}>
              <button
                type="button"
                aria-label={`Chat with ${chat.title}${count ? `, ${count} unread` : ''}`}
                onClick={() => onOpen(chat.id)}
              >
                <img src={chat.photoUrl} alt="" width={52} height={52} />
                <span className={styles.words}>
                  <b>{chat.title}</b>
                  <span>{last?.text || (chat.isBot ? 'Notes and gifts, with or without a name' : 'No messages yet')}</span>
                </span>
                <span className={styles.side}>
                  {last && <time>{clockTime(last.date)}</time>}
                  <UnreadBadge count={count} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
