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
 * Where something on its way will stand. Asks the same questions whatever the answers are. Throws `not_found` when the recipient has left.
 */
export async function placeOf(tx: Queries, config: Pick<Config, 'sealKey'>, sending: OnItsWay): Promise<Place> {
  const { recipientId, senderId, privacy, message } = sending;
  const [recipient] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, recipientId));
  const { telegramId: recipientTelegramId } = thereStill(recipient);
  const pair = { ...sending, recipientTelegramId };
  const isLetIn = await mayReach(tx, config, pair);
  const isFullyAnonymous = privacy === 'full_anon';
  const [held] = isLetIn || isFullyAnonymous ? await hold(tx, recipientId) : await hold(tx, senderId);
  const { isPaused, mutedWords } = thereStill(held);
  return {
    placement: placementOf({ isLetIn, hasMutedWord: isMuted(message, mutedWords), isPaused }),
    pair: sealPair(config.sealKey, pairOf(config, pair, isFullyAnonymous)),
  };
}

/**
 * The recipient is held, so that the end of a pause waits for what is being kept. A lock leaves the transaction's number on the row: what
 * must not arrive therefore holds its sender instead, and what is fully anonymous never a sender.
 */
const hold = (tx: Queries, personId: string) =>
  tx
    .select({ telegramId: users.telegramId, isPaused: users.isPaused, mutedWords: users.mutedWords })
    .from(users)
    .where(eq(users.id, personId))
    .for('share');

function thereStill<T extends Pick<UserRow, 'telegramId'>>(person: T | undefined): T {
  if (!person || hasLeft(person)) throw new ApiError('not_found', 'Nobody has this code', { field: 'valentineCode' });
  return person;
}

/** Whether what is paid may go from one to the other: neither ghost nor pause nor block. The sender isn't told which. */
export async function acceptsGifts({ db, config }: Pick<Deps, 'db' | 'config'>, sender: Sender, recipient: UserRow): Promise<boolean> {
  const pair = { ...sender, recipientId: recipient.id, recipientTelegramId: recipient.telegramId };
  const isLetIn = await mayReach(db.app, config, pair);
  return takesGifts({ isLetIn, isPaused: recipient.isPaused, isGhost: isGhost(recipient) });
}
