import { decrypt, encrypt, keyFor } from '../seal/encrypt.ts';

/** Bytes of every signal before it is sealed; the database takes up to 8,000. */
const LENGTH = 2048;
const ID_LENGTH = 36;
/** The most people that one signal can name, once each for a change and for an order. */
export const MOST_NAMED = Math.floor(LENGTH / (ID_LENGTH + 2));

/** Whose state changed, and whose orders. */
export interface Signal {
  readonly changed: readonly string[];
  readonly ordered: readonly string[];
  /** Something changed of nobody knows whom. */
  readonly isOpen: boolean;
}

/** What processes tell each other by a notification of the database. */
export interface Signals {
  seal(signal: Signal): string;
  /** Names nobody where it isn't ours. */
  open(payload: string): Signal;
}

const marks = { changed: 'c', ordered: 'o', isOpen: '*' };
const nothing: Signal = { changed: [], ordered: [], isOpen: false };

/**
 * Everybody who can connect to the database may listen. All signals have one length and none is like another, so that a listener hears
 * that something happened, and neither to whom nor whether it was about money.
 */
export function makeSignals(sealKey: string): Signals {
  const key = keyFor(sealKey, 'live signals');
  return {
    seal({ changed, ordered, isOpen }) {
      const words = [
        ...changed.map((id) => marks.changed + id),
        ...ordered.map((id) => marks.ordered + id),
        ...(isOpen ? [marks.isOpen] : []),
      ];
      return encrypt(key, words.join(' ').padEnd(LENGTH)).toString('base64url');
    },
    open(payload) {
      try {
        const words = decrypt(key, Buffer.from(payload, 'base64url')).split(' ').filter(Boolean);
        const after = (mark: string) => words.flatMap((word) => (word.startsWith(mark) ? [word.slice(mark.length)] : []));
        return { changed: after(marks.changed), ordered: after(marks.ordered), isOpen: words.includes(marks.isOpen) };
      } catch {
        return nothing;
      }
    },
  };
}
