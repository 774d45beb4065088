import { decrypt, encrypt, keyFor } from '../seal/encrypt.ts';

/** Bytes of every signal before it is sealed. PostgreSQL accepts notifications of up to 8,000. */
const LENGTH = 2048;
const ID_LENGTH = 36;
/** Maximum ids of people in one signal; a person with a change and an order counts twice. */
export const MAX_IDS = Math.floor(LENGTH / (ID_LENGTH + 2));

/** People whose state changed, and people whose orders changed. */
export interface Signal {
  readonly changed: readonly string[];
  readonly ordered: readonly string[];
  /** Something changed for an unknown person. */
  readonly hasUnknown: boolean;
}

/** Signals between processes, sent as notifications of the database. */
export interface Signals {
  seal(signal: Signal): string;
  /** Returns an empty signal if the payload is not ours. */
  open(payload: string): Signal;
}

const prefixes = { changed: 'c', ordered: 'o', hasUnknown: '*' };
const nothing: Signal = { changed: [], ordered: [], hasUnknown: false };

/**
 * Every login that can connect to the database can listen. All signals have the same length and none is like another, so that a listener
 * learns that something happened, but neither for whom nor whether it was a payment.
 */
export function makeSignals(sealKey: string): Signals {
  const key = keyFor(sealKey, 'live signals');
  return {
    seal({ changed, ordered, hasUnknown }) {
      const entries = [
        ...changed.map((id) => prefixes.changed + id),
        ...ordered.map((id) => prefixes.ordered + id),
        ...(hasUnknown ? [prefixes.hasUnknown] : []),
      ];
      return encrypt(key, entries.join(' ').padEnd(LENGTH)).toString('base64url');
    },
    open(payload) {
      try {
        const entries = decrypt(key, Buffer.from(payload, 'base64url')).split(' ').filter(Boolean);
        const idsAfter = (prefix: string) => entries.flatMap((entry) => (entry.startsWith(prefix) ? [entry.slice(prefix.length)] : []));
        return {
          changed: idsAfter(prefixes.changed),
          ordered: idsAfter(prefixes.ordered),
          hasUnknown: entries.includes(prefixes.hasUnknown),
        };
      } catch {
        return nothing;
      }
    },
  };
}
