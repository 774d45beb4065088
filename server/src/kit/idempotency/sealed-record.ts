import { deriveKey } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';
import { openText, sealText } from '../seal/sealed-json.ts';
import { canonical } from './canonical.ts';

/** The parts of a keyed request: person, call, key and body. */
export interface KeyedRequest {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly body: unknown;
}

/** The record of a request as the database stores it. It names no user, and its answer cannot be read without the client's key. */
export interface SealedRecord {
  readonly id: string;
  readonly bodyHash: string;
  /** Identifies the work. It is the same for every repetition, and cannot be linked to this record without the key. */
  readonly requestId: string;
  readonly seal: (answer: string) => Buffer;
  readonly open: (sealed: Uint8Array) => string;
}

/** Hides a request with `secret`, so that a copy of the records does not link people to their requests. */
export function sealRecord(secret: string, { userId, call, key, body }: KeyedRequest): SealedRecord {
  const hash = (...parts: string[]) => keyedHash(secret, JSON.stringify(parts)).toString('base64url');
  const cipherKey = deriveKey(secret, JSON.stringify(['answer', userId, key]));
  return {
    // the first word never changes, because stored ids contain it
    id: hash('intention', userId, key),
    bodyHash: hash('body', userId, key, call, canonical(body)),
    requestId: hash('request', userId, key, call, canonical(body)),
    seal: (answer) => sealText(cipherKey, answer),
    open: (sealed) => openText(cipherKey, sealed),
  };
}
