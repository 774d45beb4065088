import type { HeldItem } from '@billet/shared-domain/contract';
import { privacyFlags } from '@billet/shared-domain/rules/privacy';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { notes, type Placement } from '../../kit/db/schema/notes.ts';
import { users } from '../../kit/db/schema/people.ts';
import { pairs, senders } from '../../kit/db/schema/sealed.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { announceChange, announceNothing } from '../../kit/live/change-event.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { hasLeft } from '../people/index.ts';
import { placeOf } from '../reach/index.ts';
import { coarseTime } from './coarse-time.ts';
import type { Sending } from './sending.ts';

export interface Delivered {
  readonly noteId: string;
  readonly placement: Placement;
}

/**
 * Puts a note into the recipient's inbox in the caller's transaction (on the app pool): the note, the sealed sender
 * (for a fully anonymous one only a keyed hash), the change event and the outbox row `item-arrived`, which tells the
 * recipient through the bot.
 *
 * What mustn't show (a block, a pause, a muted word) takes the very same steps and differs in its `placement` alone. The
 * sealed sender is the sender's own record, so a list of what somebody sent is made of it without asking for the placement.
 */
export async function deliverNote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'random' | 'config'>,
  sending: Sending,
  gift: HeldItem,
): Promise<Delivered> {
  const { recipientId, type, message } = sending;
  const { isFullyAnonymous, isOpenSympathy } = privacyFlags(sending.privacy);
  const noteId = deps.random.uuid();
  const sentAt = deps.clock.now();
  const { placement, pair } = await placeOf(tx, deps.config, sending);
  await tx.insert(notes).values({
    id: noteId,
    recipientId,
    type,
    gift,
    message,
    isFullyAnonymous,
    isOpenSympathy,
    placement,
    sentBucket: coarseTime(sentAt, isFullyAnonymous, deps.config.batchSeconds),
    shuffle: deps.random.whole(2 ** 31 - 1),
  });
  await tx.insert(pairs).values({ noteId, pair });
  if (!isFullyAnonymous) await seal(tx, noteId, sending, sentAt);
  await (placement === 'inbox' ? announceChange : announceNothing)(tx, recipientId, 'inventory');
  await enqueue(tx, 'item-arrived', { itemId: noteId, recipientId });
  return { noteId, placement };
}

/** Throws `expired` when the sender has deleted the account since the request came: nothing of theirs may come after that. */
async function seal(tx: Queries, noteId: string, { senderId, privacy, request }: Sending, sentAt: Date): Promise<void> {
  await tx.insert(senders).values({ noteId, senderId, sentAt, request: privacy === 'reveal' ? request : null });
  // the row above holds the sender's until the commit, so a deletion that comes now waits for it
  const [sender] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, senderId));
  if (!sender || hasLeft(sender)) throw new ApiError('expired', 'This account was deleted; open the app again');
}
