import type { Config } from '../../kit/config.ts';
import { blockMark, pairKey, personKey, stopMark } from '../../kit/seal/identity.ts';
import { marksFrom } from '../../kit/seal/nth-mark.ts';

/** A sender and a recipient, by our ids and by Telegram's. */
export interface Pair {
  readonly senderId: string;
  readonly senderTelegramId: number;
  readonly recipientId: string;
  readonly recipientTelegramId: number;
}

/** Keyed hashes of a pair, from which all stored marks are derived. */
export interface PairKeys {
  readonly pair: Buffer;
  readonly sender: Buffer;
}

export function keysOf({ hashKey }: Pick<Config, 'hashKey'>, pair: Pair): PairKeys {
  return {
    pair: pairKey(hashKey, pair.recipientTelegramId, pair.senderTelegramId),
    sender: personKey(hashKey, pair.senderTelegramId),
  };
}

/** Number of blocks of a pair looked up at once; the lookup continues if there are as many. */
export const BATCH_SIZE = 16;

/** The marks of a pair's blocks, starting with the `from`-th, and of all stops that would withhold a note. */
export function marksOf(
  { hashKey }: Pick<Config, 'hashKey'>,
  { pair, sender }: PairKeys,
  from: number,
): { blocks: Buffer[]; stops: Buffer[] } {
  return {
    blocks: marksFrom(blockMark(hashKey, pair), from, BATCH_SIZE),
    stops: [sender, pair].map((key) => stopMark(hashKey, key)),
  };
}
