import { randomBytes } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';
import { marksFrom, nthMark } from './nth-mark.ts';

// A pair becomes mutual only when both notes were sent with the match switch on (ENT-03). Without the key, a note with the switch on looks
// like one with the switch off: its mark and its key are random bytes then, made and looked for in the same way.

/** How many notes of one direction and mode have a mark of their own. Two notes of more than that can share one. */
const MARKS = 64;
const KEY_BYTES = 32;

/** One direction between two people, by our ids, in one mode. */
interface Direction {
  readonly senderId: string;
  readonly recipientId: string;
  readonly isQuestion: boolean;
}

export interface MatchSeal {
  /** The marks of which the note stores one. */
  readonly marks: Buffer[];
  /** Kept sealed with the sender: the key whose marks notes of the opposite direction have. */
  readonly oppositeKey: Buffer;
}

/** What a note needs to be matched; random where the switch is off. */
export function matchSealOf(hashKey: string, { senderId, recipientId, isQuestion }: Direction, isOn: boolean): MatchSeal {
  const keyOf = (from: string, to: string) =>
    isOn ? keyedHash(hashKey, JSON.stringify(['match', from, to, isQuestion])) : randomBytes(KEY_BYTES);
  return { marks: matchMarks(hashKey, keyOf(senderId, recipientId)), oppositeKey: keyOf(recipientId, senderId) };
}

/** All marks of a key; of a random key where a note has none. */
export function matchMarks(hashKey: string, key: Buffer | null): Buffer[] {
  const subject = [(key ?? randomBytes(KEY_BYTES)).toString('hex')];
  return marksFrom((n) => nthMark(hashKey, 'match', subject, n), 0, MARKS);
}
