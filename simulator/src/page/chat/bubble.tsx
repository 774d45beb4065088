import type { InlineButton, Message } from '../../world/types.ts';
import styles from './bubble.module.css';
import { clockTime } from './chats.ts';
import { RichText } from './rich-text.tsx';

interface BubbleProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** The last of consecutive messages of one sender: only that one has a tail. */
  readonly isLast: boolean;
  /** For own messages: whether the other person has seen it. */
  readonly isSeen: boolean;
  /** The message that this one replies to. */
  readonly answered: Message | null;
  readonly onReply: (message: Message) => void;
  readonly onLink: (url: string) => void;
  readonly onButton: (message: Message, button: InlineButton) => void;
}

/** One message with its buttons. */
export function Bubble({ message, isOwn, isLast, isSeen, answered, onReply, onLink, onButton }: BubbleProps) {
  const text = <RichText text={message.text} entities={message.entities} onLink={onLink} />;
  if (message.kind === 'service') return <p className={styles.service}>{text}</p>;
  return (
    <article className={styles.message} data-own={isOwn} data-last={isLast}>
      <div className={styles.bubble}>
        {message.photoUrl && <img src={message.photoUrl} alt="" className={styles.photo} />}
        {answered && <q className={styles.answered}>{answered.text}</q>}
        <p>{text}</p>
        <span className={styles.when}>
          <time>{clockTime(message.date)}</time>
          {isOwn && (
            <svg viewBox="0 0 22 14" role="img" aria-label={isSeen ? 'Seen' : 'Sent'}>
              <path d="M2 7.5l4 4L14 3" />
              {isSeen && <path d="M9.500 10l1.500 1.5L19 3" />}
            </svg>
          )}
        </span>
      </div>
      <button type="button" aria-label="Reply to this message" className={styles.reply} onClick={() => onReply(message)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10 7l-6 5 6 5M4 12h9c4 0 7 2 7 6" />
        </svg>
      </button>
      {message.buttons.map((row) => (
        <div key={row.map((button) => button.text).join('|')} className={styles.row}>
          {row.map((button) => (
            <button key={button.text} type="button" onClick={() => onButton(message, button)}>
              {button.text}
              {button.url && (
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M4 8.5L9 3.5M5 3h4.5v4.500" />
                </svg>
              )}
            </button>
          ))}
        </div>
      ))}
    </article>
  );
}
