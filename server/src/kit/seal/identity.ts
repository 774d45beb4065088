import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, keyFor } from './encrypt.ts';
import { keyedHash } from './keyed-hash.ts';
import { nthMark } from './nth-mark.ts';

// Keyed hashes of the messenger's ids, which stay the same when somebody deletes the account and comes back. What is stored
// was made with these very texts, so they never change.

const hash = (hashKey: string, ...parts: readonly (string | number)[]) => keyedHash(hashKey, JSON.stringify(parts));
const BYTES = 32;

/** Of one person. */
export function personKey(hashKey: string, telegramId: number): Buffer {
  return hash(hashKey, 'person', telegramId);
}

/** Of who sends to whom. It is stored nowhere as it is: see `sealPair`, `blockMark` and `stopMark`. */
export function pairKey(hashKey: string, recipientTelegramId: number, senderTelegramId: number): Buffer {
  return hash(hashKey, 'pair', recipientTelegramId, senderTelegramId);
}

/** The same made of our own ids, as it was before: blocks by notes whose sender nobody knew still hang on it. */
export function oldPairKey(hashKey: string, recipientId: string, senderId: string): Buffer {
  return keyedHash(hashKey, `${recipientId} ${senderId}`);
}

/** What is kept of the two people of a note: enough to block and to stop, and nobody's name. */
export interface NotePair {
  readonly pair: Buffer;
  /** Null where nobody shall be known: of a fully anonymous note. */
  readonly sender: Buffer | null;
}

const keyOfPairs = (sealKey: string) => keyFor(sealKey, 'the pair of a note');

/** Encrypted; of one length whoever it is, and different every time. */
export function sealPair(sealKey: string, { pair, sender }: NotePair): Buffer {
  const kept = [pair, Buffer.from([sender ? 1 : 0]), sender ?? randomBytes(BYTES)];
  return encrypt(keyOfPairs(sealKey), Buffer.concat(kept).toString('base64'));
}

/** Throws when it was not sealed with this key. */
export function openPair(sealKey: string, sealed: Uint8Array): NotePair {
  const kept = Buffer.from(decrypt(keyOfPairs(sealKey), sealed), 'base64');
  return { pair: kept.subarray(0, BYTES), sender: kept[BYTES] === 1 ? kept.subarray(BYTES + 1) : null };
}

/** Of a pair's n-th block, counted from 0. */
export function blockMark(hashKey: string, pair: Buffer): (n: number) => Buffer {
  const subject = [pair.toString('hex')];
  return (n) => nthMark(hashKey, 'block', subject, n);
}

/** Of an operator's stop, of a person or of a pair. */
export function stopMark(hashKey: string, key: Buffer): Buffer {
  return hash(hashKey, 'stop', key.toString('hex'));
}

/** How many marks what must not arrive at somebody may have: so many that hardly two of theirs are alike. */
const WITHHELD_MARKS = 4_096;

/** Of what must not arrive at somebody: one is drawn for each note, and all are looked for when they leave. `whole(n)` gives 0 to n. */
export function withheldMarks(hashKey: string, recipientId: string): { draw(whole: (most: number) => number): Buffer; all(): Buffer[] } {
  const markAt = (n: number) => hash(hashKey, 'withheld', recipientId, n);
  return { draw: (whole) => markAt(whole(WITHHELD_MARKS - 1)), all: () => Array.from({ length: WITHHELD_MARKS }, (_, n) => markAt(n)) };
}

/** Of an account that was deleted. */
export function departureMark(sealKey: string, telegramId: number): Buffer {
  return hash(sealKey, 'departure', telegramId);
}

/** Of a task's reveal. */
export function rewardMark(hashKey: string, telegramId: number, task: string): Buffer {
  return hash(hashKey, 'reward', telegramId, task);
}

/** Of somebody who came by a link, or was here before. */
export function visitorMark(hashKey: string, telegramId: number): string {
  return hash(hashKey, 'visitor', telegramId).toString('base64url');
}

/** The same made of our own id, as it was before. */
export function oldVisitorMark(hashKey: string, userId: string): string {
  return keyedHash(hashKey, `visitor ${userId}`).toString('base64url');
}
