import { useEffect, useState } from 'react';
import type { Message, PersonView } from '../../world/types.ts';
import type { ChatLabel } from '../chat/chats.ts';
import styles from './arrival.module.css';

const SHOWN_MS = 6000;

interface ArrivalProps {
  readonly person: PersonView;
  readonly chats: readonly ChatLabel[];
  /** The latest unread message. */
  readonly message: Message;
  readonly onOpen: (chat: string) => void;
}

/** A banner for a message in a chat that is not open, for some seconds. A press opens the chat. */
export function Arrival({ person, chats, message, onOpen }: ArrivalProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const from = chats.find(({ id }) => id === message.chat);
  if (isOver || !from) return null;
  return (
    <button
      type="button"
      className={styles.arrival}
      aria-label={`New for ${person.firstName}, from ${from.title}`}
      onClick={() => onOpen(from.id)}
    >
      <img src={from.photoUrl} alt="" width={36} height={36} />
      <span>
        <b>{from.title}</b>
        <span>{message.text}</span>
      </span>
    </button>
  );
}
