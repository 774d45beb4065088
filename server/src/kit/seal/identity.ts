import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, keyFor } from './encrypt.ts';
import { keyedHash } from './keyed-hash.ts';
import { nthMark } from './nth-mark.ts';

// Keyed hashes of Telegram ids, which stay the same when a person deletes the account and returns. Stored data uses these exact texts, so
// they must never change.

const hash = (hashKey: string, ...parts: readonly (string | number)[]) => keyedHash(hashKey, JSON.stringify(parts));
const BYTES = 32;

/** Hash of one person. */
export function personKey(hashKey: string, telegramId: number): Buffer {
  return hash(hashKey, 'person', telegramId);
}

/** Hash of sender and recipient. It is never stored directly: see `sealPair`, `blockMark` and `stopMark`. */
export function pairKey(hashKey: string, recipientTelegramId: number, senderTelegramId: number): Buffer {
  return hash(hashKey, 'pair', recipientTelegramId, senderTelegramId);
}

/** The stored data about sender and recipient of a note: enough to block and to stop, without identifying them. */
export interface NotePair {
  readonly pair: Buffer;
  /** Null for a fully anonymous note. */
  readonly sender: Buffer | null;
}

const keyOfPairs = (sealKey: string) => keyFor(sealKey, 'the pair of a note');

/** Encrypted, with a constant length, and different every time. */
export function sealPair(sealKey: string, { pair, sender }: NotePair): Buffer {
  const bytes = [pair, Buffer.from([sender ? 1 : 0]), sender ?? randomBytes(BYTES)];
  return encrypt(keyOfPairs(sealKey), Buffer.concat(bytes).toString('base64'));
}

/** Throws if it was not sealed with this key. */
export function openPair(sealKey: string, sealed: Uint8Array): NotePair {
  const bytes = Buffer.from(decrypt(keyOfPairs(sealKey), sealed), 'base64');
  return { pair: bytes.subarray(0, BYTES), sender: bytes[BYTES] === 1 ? bytes.subarray(BYTES + 1) : null };
}

/** Mark of a pair's n-th block, counted from 0. */
export function blockMark(hashKey: string, pair: Buffer): (n: number) => Buffer {
  const subject = [pair.toString('hex')];
  return (n) => nthMark(hashKey, 'block', subject, n);
}

/** Mark of an operator's stop, for a person or a pair. */
export function stopMark(hashKey: string, key: Buffer): Buffer {
  return hash(hashKey, 'stop', key.toString('hex'));
}

/** Number of marks per recipient for undelivered notes: enough that hardly two of one recipient are equal. */
const WITHHELD_MARKS = 4_096;

/**
 * Marks of notes that must not be delivered to a recipient: a random one is used for each note, and all are searched when the recipient
 * leaves. `integer(n)` returns 0 to n.
 */
export function withheldMarks(hashKey: string, recipientId: string): { draw(integer: (most: number) => number): Buffer; all(): Buffer[] } {
  const markAt = (n: number) => hash(hashKey, 'withheld', recipientId, n);
  return { draw: (integer) => markAt(integer(WITHHELD_MARKS - 1)), all: () => Array.from({ length: WITHHELD_MARKS }, (_, n) => markAt(n)) };
}

/** Mark of a deleted account. */
export function departureMark(sealKey: string, telegramId: number): Buffer {
  return hash(sealKey, 'departure', telegramId);
}

/** Mark of a task's reveal. */
export function rewardMark(hashKey: string, telegramId: number, task: string): Buffer {
  return hash(hashKey, 'reward', telegramId, task);
}

/** Mark of a person who came through a link, or is already known. */
export function visitorMark(hashKey: string, telegramId: number): string {
  return hash(hashKey, 'visitor', telegramId).toString('base64url');
}
