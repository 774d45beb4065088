import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

type Key = string | Buffer | KeyObject;

/** HMAC-SHA-256: deterministic, and meaningless without the key. */
export function keyedHash(key: Key, text: string): Buffer {
  return createHmac('sha256', typeof key === 'string' ? keyOf(key) : key)
    .update(text)
    .digest();
}

/** Key objects by secret. A process has few secrets, and creating a key object takes longer than a hash. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Compares in constant time, so that the time does not reveal how much of a guess is right. */
export function equalsInConstantTime(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The password of a database login. The hashed text must never change: existing logins have this password. */
export function rolePassword(sealKey: string, role: string): string {
  return keyedHash(sealKey, `database role ${role}`).toString('base64url');
}
