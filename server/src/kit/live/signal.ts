import { decrypt, encrypt, keyFor } from '../seal/encrypt.ts';

/** Bytes of every signal before it is sealed; the database takes up to 8,000. */
const LENGTH = 1024;
const ID_LENGTH = 36;
/** The most people that one signal can name. */
export const MOST_NAMED = Math.floor(LENGTH / (ID_LENGTH + 1));

/** What processes tell each other by a notification of the database. */
export interface Signals {
  /** That something changed; and whose orders, if any. */
  seal(personIds: readonly string[]): string;
  /** Whose orders. Nobody's also where it isn't ours. */
  open(payload: string): string[];
}

/**
 * Everybody who can connect to the database may listen. All signals have one length and none is like another, so that a listener hears
 * that something happened, and neither to whom nor whether it was about money.
 */
export function makeSignals(sealKey: string): Signals {
  const key = keyFor(sealKey, 'live signals');
  return {
    seal: (personIds) => encrypt(key, personIds.join(' ').padEnd(LENGTH)).toString('base64url'),
    open: (payload) => {
      try {
        return decrypt(key, Buffer.from(payload, 'base64url')).split(' ').filter(Boolean);
      } catch {
        return [];
      }
    },
  };
}
