import type { Config } from '../../kit/config.ts';
import { blockMark, oldPairKey, pairKey, personKey, stopMark } from '../../kit/seal/identity.ts';
import { marksFrom } from '../../kit/seal/nth-mark.ts';

/** Two people, by our ids and by the messenger's: blocks of before hang on the former. */
export interface Pair {
  readonly senderId: string;
  readonly senderTelegramId: number;
  readonly recipientId: string;
  readonly recipientTelegramId: number;
}

/** Keyed hashes of two people: all that is kept of them is made of these. */
export interface PairKeys {
  readonly pair: Buffer;
  readonly oldPair: Buffer;
  readonly sender: Buffer;
}

export function keysOf({ hashKey }: Pick<Config, 'hashKey'>, pair: Pair): PairKeys {
  return {
    pair: pairKey(hashKey, pair.recipientTelegramId, pair.senderTelegramId),
    oldPair: oldPairKey(hashKey, pair.recipientId, pair.senderId),
    sender: personKey(hashKey, pair.senderTelegramId),
  };
}

/** How many blocks of two people are looked for at once; more are looked for where there are so many. */
export const LOOK = 16;

/** The marks under which blocks of two people may stand, from the `from`-th on, and those of all stops that would hold one off. */
export function marksOf(
  { hashKey }: Pick<Config, 'hashKey'>,
  { pair, oldPair, sender }: PairKeys,
  from: number,
): { blocks: Buffer[]; stops: Buffer[] } {
  return {
    blocks: [pair, oldPair].flatMap((key) => marksFrom(blockMark(hashKey, key), from, LOOK)),
    stops: [sender, pair, oldPair].map((key) => stopMark(hashKey, key)),
  };
}
