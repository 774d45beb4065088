import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

type Key = string | Buffer | KeyObject;

/** HMAC-SHA-256: deterministic, and meaningless without the key. */
export function keyedHash(key: Key, text: string): Buffer {
  return createHmac('sha256', typeof key === 'string' ? keyOf(key) : key)
    .update(text)
    .digest();
}

/** Key objects of the few secrets of a process. Creating one at each hash takes longer than the hash. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Compares in constant time, so that the time does not reveal how much of a guess is right. */
export function isSame(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

// Stored data uses these exact texts, so they must never change.

/** The password of one of the database's logins. */
export function rolePassword(sealKey: string, role: string): string {
  return keyedHash(sealKey, `database role ${role}`).toString('base64url');
}
