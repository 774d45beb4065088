import { deriveKey } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';
import { openText, sealText } from '../seal/sealed-json.ts';
import { canonical } from './canonical.ts';

/** What a client repeats by: whose key, for which call, with which body. */
export interface KeyedRequest {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly body: unknown;
}

/** The record of a request as the database knows it: it names nobody, and its answer can't be read without the client's key. */
export interface SealedRecord {
  readonly id: string;
  readonly bodyHash: string;
  /** What the work itself may be marked with: the same for every repetition, and tied to this record by nobody without the key. */
  readonly requestId: string;
  readonly seal: (answer: string) => Buffer;
  readonly open: (sealed: Uint8Array) => string;
}

/** Hides a request under `secret`, so that a copy of the records links nobody to what they sent. */
export function sealRecord(secret: string, { userId, call, key, body }: KeyedRequest): SealedRecord {
  const hash = (...parts: string[]) => keyedHash(secret, JSON.stringify(parts)).toString('base64url');
  const cipherKey = deriveKey(secret, JSON.stringify(['answer', userId, key]));
  return {
    // the first word stands in what was stored so far
    id: hash('intention', userId, key),
    bodyHash: hash('body', userId, key, call, canonical(body)),
    requestId: hash('request', userId, key, call, canonical(body)),
    seal: (answer) => sealText(cipherKey, answer),
    open: (sealed) => openText(cipherKey, sealed),
  };
}
