import type { Message, PersonView, Snapshot } from '../../world/types.ts';
import { Stories } from '../stories/stories.tsx';
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
  /** Opens the stories of a person. */
  readonly onWatch: (person: number) => void;
}

const wordsOf = ({ from, kind, text }: Message, { id }: PersonView) => (from === id && kind === 'text' ? `You: ${text}` : text);

/** The chats of a person. */
export function ChatList({ person, unread, chats, snapshot, onOpen, onWatch }: ChatListProps) {
  return (
    <div className={styles.list}>
      <h3>Chats</h3>
      <Stories person={person} people={snapshot.people} onWatch={onWatch} />
      <ul className={styles.chats}>
        {chats.map((chat) => {
          const last = messagesIn(chat.id, snapshot).at(-1);
          const count = unread.of(person, chat.id).length;
          return (
            <li key={chat.id}>
              <button type="button" data-unread={count > 0} onClick={() => onOpen(chat.id)}>
                <img src={chat.photoUrl} alt="" width={52} height={52} />
                <span className={styles.words}>
                  <i>{`Chat with ${chat.title}${count ? `, ${count} unread` : ''}`}</i>
                  <b aria-hidden="true">{chat.title}</b>
                  <span>{last ? wordsOf(last, person) : chat.isBot ? 'Notes and gifts, with or without a name' : 'No messages yet'}</span>
                </span>
                <span className={styles.side}>
                  {last && <time>{clockTime(last.date)}</time>}
                  <span aria-hidden="true">
                    <UnreadBadge count={count} />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
