import { decrypt, encrypt, keyFor } from '../seal/encrypt.ts';

/** Bytes of every signal, before it is sealed: more than an id has. */
const LENGTH = 64;

/** What processes tell each other by a notification of the database. */
export interface Signals {
  /** That something changed; for a payment's news, whose. */
  seal(personId?: string): string;
  /** The person that it names, if any. Null also for what isn't ours. */
  open(payload: string): string | null;
}

/**
 * Everybody who can connect to the database may listen. All signals have one length and none is like another, so that a listener hears
 * that something happened, and neither to whom nor whether it was about money.
 */
export function makeSignals(sealKey: string): Signals {
  const key = keyFor(sealKey, 'live signals');
  return {
    seal: (personId = '') => encrypt(key, personId.padEnd(LENGTH)).toString('base64url'),
    open: (payload) => {
      try {
        return decrypt(key, Buffer.from(payload, 'base64url')).trim() || null;
      } catch {
        return null;
      }
    },
  };
}
