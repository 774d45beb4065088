import { decrypt, encrypt, keyFor } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';
import { canonical } from './canonical.ts';

/** What a client repeats by: whose key, for which call, with which body. */
export interface Intention {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly body: unknown;
}

/** An intention as the database knows it: it names nobody, and its answer can't be read without the client's key. */
export interface SealedIntention {
  readonly id: string;
  readonly bodyHash: string;
  readonly seal: (answer: string) => Buffer;
  readonly open: (sealed: Uint8Array) => string;
}

/** Hides an intention under `secret`, so that a copy of the records links nobody to what they sent. */
export function sealIntention(secret: string, { userId, call, key, body }: Intention): SealedIntention {
  const hash = (...parts: string[]) => keyedHash(secret, JSON.stringify(parts)).toString('base64url');
  const cipherKey = keyFor(secret, JSON.stringify(['answer', userId, key]));
  return {
    id: hash('intention', userId, key),
    bodyHash: hash('body', userId, key, call, canonical(body)),
    seal: (answer) => encrypt(cipherKey, answer),
    open: (sealed) => decrypt(cipherKey, sealed),
  };
}
