import type { Config } from '../../kit/config.ts';
import { blockMark, type NotePair, oldPairKey, pairKey, personKey, stopMark } from '../../kit/seal/identity.ts';
import { marksFrom } from '../../kit/seal/nth-mark.ts';

/** Two people, by our ids and by the messenger's: blocks of before hang on the former. */
export interface Pair {
  readonly senderId: string;
  readonly senderTelegramId: number;
  readonly recipientId: string;
  readonly recipientTelegramId: number;
}

/** What a note keeps of its two people. A fully anonymous one keeps nobody but the two together. */
export function pairOf({ sealKey }: Pick<Config, 'sealKey'>, pair: Pair, isFullyAnonymous: boolean): NotePair {
  return {
    pair: pairKey(sealKey, pair.recipientTelegramId, pair.senderTelegramId),
    sender: isFullyAnonymous ? null : personKey(sealKey, pair.senderTelegramId),
  };
}

/** How many blocks of two people are looked for at once; more are looked for where there are so many. */
export const LOOK = 16;

/** The marks under which blocks of two people may stand, from the `from`-th on, and those of all stops that would hold one off. */
export function marksOf({ sealKey }: Pick<Config, 'sealKey'>, pair: Pair, from: number): { blocks: Buffer[]; stops: Buffer[] } {
  const keys = [pairKey(sealKey, pair.recipientTelegramId, pair.senderTelegramId), oldPairKey(sealKey, pair.recipientId, pair.senderId)];
  return {
    blocks: keys.flatMap((key) => marksFrom(blockMark(sealKey, key), from, LOOK)),
    stops: [personKey(sealKey, pair.senderTelegramId), ...keys].map((key) => stopMark(sealKey, key)),
  };
}
