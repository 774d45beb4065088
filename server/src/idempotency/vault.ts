import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { canonical } from './canonical.ts';

const NONCE = 12;
const TAG = 16;

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
  const hash = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const cipherKey = Buffer.from(hkdfSync('sha256', secret, '', JSON.stringify(['answer', userId, key]), 32));
  return {
    id: hash('intention', userId, key),
    bodyHash: hash('body', userId, key, call, canonical(body)),
    seal: (answer) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce);
      return Buffer.concat([nonce, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, sealed.subarray(0, NONCE));
      decipher.setAuthTag(sealed.subarray(-TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
    },
  };
}
