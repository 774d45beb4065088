import { isMuted } from '@billet/shared-domain/rules/mute';
import { eq } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Queries } from '../../kit/db/database.ts';
import type { Placement } from '../../kit/db/schema/notes.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { sealPair } from '../../kit/seal/identity.ts';
import { hasLeft, isGhost } from '../people/index.ts';
import { mayReach } from './may-reach.ts';
import { type Pair, pairOf } from './pair.ts';
import { placementOf, takesGifts } from './rules.ts';

type Sender = Pick<Pair, 'senderId' | 'senderTelegramId'>;

interface OnItsWay extends Sender {
  readonly recipientId: string;
  readonly message: string;
  readonly privacy: string;
}

export interface Place {
  readonly placement: Placement;
  /** What the note keeps of its two people, sealed. */
  readonly pair: Buffer;
}

/**
 * Where something on its way will stand. Asks the same questions whatever the answers are. The recipient is held, so that
 * the end of a pause waits for what is being kept; of the sender no row is read. Throws `not_found` when the recipient has left.
 */
export async function placeOf(tx: Queries, config: Pick<Config, 'sealKey'>, sending: OnItsWay): Promise<Place> {
  const [recipient] = await tx
    .select({ telegramId: users.telegramId, isPaused: users.isPaused, mutedWords: users.mutedWords })
    .from(users)
    .where(eq(users.id, sending.recipientId))
    .for('share');
  if (!recipient || hasLeft(recipient)) throw new ApiError('not_found', 'Nobody has this code', { field: 'valentineCode' });
  const pair = { ...sending, recipientTelegramId: recipient.telegramId };
  const isLetIn = await mayReach(tx, config, pair);
  const hasMutedWord = isMuted(sending.message, recipient.mutedWords);
  return {
    placement: placementOf({ isLetIn, hasMutedWord, isPaused: recipient.isPaused }),
    pair: sealPair(config.sealKey, pairOf(config, pair, sending.privacy === 'full_anon')),
  };
}

/** Whether what is paid may go from one to the other: neither ghost nor pause nor block. The sender isn't told which. */
export async function acceptsGifts({ db, config }: Pick<Deps, 'db' | 'config'>, sender: Sender, recipient: UserRow): Promise<boolean> {
  const pair = { ...sender, recipientId: recipient.id, recipientTelegramId: recipient.telegramId };
  const isLetIn = await mayReach(db.app, config, pair);
  return takesGifts({ isLetIn, isPaused: recipient.isPaused, isGhost: isGhost(recipient) });
}
