import type { HeldItem } from '@billet/shared-domain/contract';
import { privacyFlags } from '@billet/shared-domain/rules/privacy';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { notes, type Placement } from '../../kit/db/schema/notes.ts';
import { NOBODY, users } from '../../kit/db/schema/people.ts';
import { pairs, senders } from '../../kit/db/schema/sealed.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { announceChange, announceNothing } from '../../kit/live/change-event.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { withheldMarks } from '../../kit/seal/identity.ts';
import { sealTold } from '../../kit/seal/told.ts';
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
 * What is kept back or muted takes the very same steps and differs in its `placement` alone. So does what must not arrive, but that it
 * stands to nobody: nothing here may tell for whom it was. The sealed sender is the sender's own record, of which a list of what they sent
 * is made. Of a fully anonymous note that must not arrive nothing is written.
 */
export async function deliverNote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'random' | 'config'>,
  sending: Sending,
  gift: HeldItem,
): Promise<Delivered> {
  const { isFullyAnonymous, isOpenSympathy } = privacyFlags(sending.privacy);
  const noteId = deps.random.uuid();
  const sentAt = deps.clock.now();
  const { placement, pair } = await placeOf(tx, deps.config, sending);
  const isWithheld = placement === 'suppressed';
  if (isWithheld && isFullyAnonymous) return { noteId, placement };
  const recipientId = isWithheld ? NOBODY : sending.recipientId;
  const place = {
    sentBucket: coarseTime(sentAt, isFullyAnonymous, deps.config.batchSeconds),
    shuffle: deps.random.whole(2 ** 31 - 1),
  };
  await tx.insert(notes).values({
    id: noteId,
    recipientId,
    type: sending.type,
    gift,
    message: isWithheld ? '' : sending.message,
    isFullyAnonymous,
    isOpenSympathy,
    placement,
    ...place,
  });
  await tx.insert(pairs).values({ noteId, pair });
  const mark = withheldMarks(deps.config.sealKey, sending.recipientId).draw((most) => deps.random.whole(most));
  const told = toldOf(deps, sending, sentAt, isWithheld);
  if (!isFullyAnonymous) await seal(tx, { noteId, senderId: sending.senderId, ...place, told, withheldMark: isWithheld ? mark : null });
  // somebody's it has to be, and who sent it is no secret of the row
  if (placement === 'inbox') await announceChange(tx, recipientId, 'inventory');
  else await announceNothing(tx, isWithheld ? sending.senderId : recipientId, 'inventory');
  await enqueue(tx, 'item-arrived', { itemId: noteId, recipientId });
  return { noteId, placement };
}

function toldOf({ config }: Pick<Deps, 'config'>, sending: Sending, sentAt: Date, isWithheld: boolean): Buffer {
  const { recipientId, message, privacy, request } = sending;
  return sealTold(config.sealKey, {
    sentAt: sentAt.toISOString(),
    // nobody will ever reveal what must not arrive
    request: privacy === 'reveal' && !isWithheld ? request : null,
    withheld: isWithheld ? { recipientId, message } : null,
  });
}

/** Throws `expired` when the sender has deleted the account since the request came: nothing of theirs may come after that. */
async function seal(tx: Queries, record: typeof senders.$inferInsert): Promise<void> {
  await tx.insert(senders).values(record);
  // the row above holds the sender's until the commit, so a deletion that comes now waits for it
  const [sender] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, record.senderId));
  if (!sender || hasLeft(sender)) throw new ApiError('expired', 'This account was deleted; open the app again');
}
