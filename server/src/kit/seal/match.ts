import { randomBytes } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';
import { marksFrom, nthMark } from './nth-mark.ts';

// A pair becomes mutual only when both notes were sent with the match switch on (ENT-03). Without the key, a note with the switch on looks
// like one with the switch off, whose mark and key are random bytes that are created and searched in the same way.

/** The number of notes of one direction and mode with distinct marks. Beyond that, notes may share one. */
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
  /** Sealed with the sender: the key of the marks of notes in the opposite direction. */
  readonly oppositeKey: Buffer;
}

/** The data for matching a note; random if the switch is off. */
export function matchSealOf(hashKey: string, { senderId, recipientId, isQuestion }: Direction, isOn: boolean): MatchSeal {
  const keyOf = (from: string, to: string) =>
    isOn ? keyedHash(hashKey, JSON.stringify(['match', from, to, isQuestion])) : randomBytes(KEY_BYTES);
  return { marks: matchMarks(hashKey, keyOf(senderId, recipientId)), oppositeKey: keyOf(recipientId, senderId) };
}

/** All marks of a key, or of a random key if a note has none. */
export function matchMarks(hashKey: string, key: Buffer | null): Buffer[] {
  const subject = [(key ?? randomBytes(KEY_BYTES)).toString('hex')];
  return marksFrom((n) => nthMark(hashKey, 'match', subject, n), 0, MARKS);
}
