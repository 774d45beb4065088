import type { InlineButton, Message } from '../../world/types.ts';
import styles from './bubble.module.css';
import { clockTime } from './chats.ts';
import { RichText } from './rich-text.tsx';

interface BubbleProps {
  readonly message: Message;
  readonly isOwn: boolean;
  readonly onLink: (url: string) => void;
  readonly onButton: (message: Message, button: InlineButton) => void;
}

/** One message with what hangs below it. */
export function Bubble({ message, isOwn, onLink, onButton }: BubbleProps) {
  const text = <RichText text={message.text} entities={message.entities} onLink={onLink} />;
  if (message.kind === 'service') return <p className={styles.service}>{text}</p>;
  return (
    <article className={styles.message} data-own={isOwn}>
      <div className={styles.bubble}>
        {message.photoUrl && <img src={message.photoUrl} alt="" className={styles.photo} />}
        <p>{text}</p>
        <time>{clockTime(message.date)}</time>
      </div>
      {message.buttons.map((row) => (
        <div key={row.map((button) => button.text).join('|')} className={styles.row}>
          {row.map((button) => (
            <button key={button.text} type="button" onClick={() => onButton(message, button)}>
              {button.text}
              {button.url && <span aria-hidden="true"> ↗</span>}
            </button>
          ))}
        </div>
      ))}
    </article>
  );
}
