import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

type Key = string | Buffer | KeyObject;

/** HMAC-SHA-256: the same for the same text, and nothing to anybody without the key. */
export function keyedHash(key: Key, text: string): Buffer {
  return createHmac('sha256', typeof key === 'string' ? keyOf(key) : key)
    .update(text)
    .digest();
}

/** Of the few secrets of a process, each made a key once: to do so at each hash takes longer than the hash. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** In constant time: how far a guess was right can't be measured. */
export function isSame(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

// What is stored was made with these very texts, so they never change.

/** The password of one of the database's logins. */
export function rolePassword(sealKey: string, role: string): string {
  return keyedHash(sealKey, `database role ${role}`).toString('base64url');
}
