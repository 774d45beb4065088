import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** Of 32 bytes. */
export type Key = Buffer | KeyObject;

/** Bytes at the beginning of what is encrypted: other ones each time, also of the same text. */
export const NONCE = 12;
const TAG = 16;

const madeOf = new Map<string, Map<string, KeyObject>>();

/** The key for one of the few purposes that code names, made once: deriving them, and making bytes a key at each use, was a quarter of a checkout. */
export function keyFor(secret: string, purpose: string): KeyObject {
  const keys = madeOf.get(secret) ?? new Map<string, KeyObject>();
  madeOf.set(secret, keys);
  const key = keys.get(purpose) ?? createSecretKey(deriveKey(secret, purpose));
  keys.set(purpose, key);
  return key;
}

/** A key made of a secret (HKDF, RFC 5869): knowing it gives away neither the secret nor the key of another purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** AES-256-GCM: nonce, text and tag in one. A nonce may be given where another text never has it. */
export function encrypt(key: Key, text: string, nonce: Buffer = randomBytes(NONCE)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when it was not encrypted with this key. */
export function decrypt(key: Key, sealed: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}
