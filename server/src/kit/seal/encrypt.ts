import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** 32 bytes. */
export type Key = Buffer | KeyObject;

/** Length in bytes of the nonce before the ciphertext. It is different each time, even for the same text. */
export const NONCE = 12;
const TAG = 16;

const madeOf = new Map<string, Map<string, KeyObject>>();

/** The key of a purpose named in code, derived once: deriving keys and importing bytes at each use took a quarter of a checkout. */
export function keyFor(secret: string, purpose: string): KeyObject {
  const keys = madeOf.get(secret) ?? new Map<string, KeyObject>();
  madeOf.set(secret, keys);
  const key = keys.get(purpose) ?? createSecretKey(deriveKey(secret, purpose));
  keys.set(purpose, key);
  return key;
}

/** A key derived from a secret (HKDF, RFC 5869). It reveals neither the secret nor keys of other purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** AES-256-GCM: nonce, ciphertext and tag in one buffer. Pass a nonce only if no other text ever uses it. */
export function encrypt(key: Key, text: string, nonce: Buffer = randomBytes(NONCE)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if it was not encrypted with this key. */
export function decrypt(key: Key, sealed: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}
