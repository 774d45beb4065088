import type { HeldItem } from '@billet/shared-domain/contract';
import { privacyFlags } from '@billet/shared-domain/rules/privacy';
import { eq, sql } from 'drizzle-orm';
import { nameChanged } from '../../kit/db/changes.ts';
import type { Queries } from '../../kit/db/database.ts';
import type { Placement } from '../../kit/db/schema/notes.ts';
import { NOBODY, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
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
  const mark = withheldMarks(deps.config.sealKey, sending.recipientId).draw((most) => deps.random.whole(most));
  const told = toldOf(deps, sending, sentAt, isWithheld);
  // somebody's what is not seen has to be, and who sent it is no secret of the row
  const touched = isWithheld ? sending.senderId : recipientId;
  await write(tx, {
    noteId,
    recipientId,
    type: sending.type,
    gift,
    message: isWithheld ? '' : sending.message,
    isFullyAnonymous,
    isOpenSympathy,
    placement,
    sentBucket: coarseTime(sentAt, isFullyAnonymous, deps.config.batchSeconds),
    shuffle: deps.random.whole(2 ** 31 - 1),
    pair,
    sealed: isFullyAnonymous ? null : { senderId: sending.senderId, told, withheldMark: isWithheld ? mark : null },
    unseenOf: placement === 'inbox' || placement === 'muted' ? null : touched,
  });
  if (!isFullyAnonymous) await refuseWhoLeft(tx, sending.senderId);
  await announceArrival(tx, touched, placement === 'inbox', { itemId: noteId, recipientId });
  return { noteId, placement };
}

interface Written {
  readonly noteId: string;
  readonly recipientId: string;
  readonly type: Sending['type'];
  readonly gift: HeldItem;
  readonly message: string;
  readonly isFullyAnonymous: boolean;
  readonly isOpenSympathy: boolean;
  readonly placement: Placement;
  readonly sentBucket: Date;
  readonly shuffle: number;
  readonly pair: Buffer;
  readonly sealed: { readonly senderId: string; readonly told: Buffer; readonly withheldMark: Buffer | null } | null;
  /** Who is written down as having nothing new, so that what is in no list takes as long; null where triggers count the note. */
  readonly unseenOf: string | null;
}

/** The note and what is sealed with it, in one statement. */
async function write(tx: Queries, { sealed, shuffle, ...note }: Written): Promise<void> {
  const sentBucket = note.sentBucket.toISOString();
  await tx.execute(sql`
    WITH note AS (
      INSERT INTO billet.items (id, recipient_id, type, gift, message, is_fully_anonymous, is_open_sympathy, placement, sent_bucket, shuffle)
      VALUES (${note.noteId}, ${note.recipientId}, ${note.type}, ${JSON.stringify(note.gift)}::jsonb, ${note.message},
        ${note.isFullyAnonymous}, ${note.isOpenSympathy}, ${note.placement}, ${sentBucket}, ${shuffle})
    ), pair AS (
      INSERT INTO sealed.pairs (item_id, pair) VALUES (${note.noteId}, ${note.pair})
    ), sender AS (
      INSERT INTO sealed.senders (item_id, sender_id, sent_bucket, shuffle, told, withheld_mark)
        SELECT ${note.noteId}::uuid, s.id, ${sentBucket}::timestamptz, ${shuffle}::integer, ${sealed?.told ?? null}::bytea,
          ${sealed?.withheldMark ?? null}::bytea FROM (SELECT ${sealed?.senderId ?? null}::uuid AS id) s WHERE s.id IS NOT NULL
    )
    SELECT billet.count_nothing(c.id) FROM (SELECT ${note.unseenOf}::uuid AS id) c WHERE c.id IS NOT NULL`);
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
async function refuseWhoLeft(tx: Queries, senderId: string): Promise<void> {
  // the sealed row holds the sender's until the commit, so a deletion that comes now waits for it
  const [sender] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, senderId));
  if (!sender || hasLeft(sender)) throw new ApiError('expired', 'This account was deleted; open the app again');
}

/**
 * The change event and the outbox row, after the note: whoever opens one counts first, too. Of what is not seen the event says nothing.
 */
async function announceArrival(tx: Queries, touchedId: string, isSeen: boolean, task: Tasks['item-arrived']): Promise<void> {
  const by = isSeen ? 1 : 0;
  nameChanged(touchedId);
  await tx.execute(sql`
    WITH change AS (
      INSERT INTO billet.change_events AS d (user_id, kind, version) VALUES (${touchedId}, 'inventory', ${by})
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + ${by}::integer
    )
    INSERT INTO billet.outbox (task, payload) VALUES ('item-arrived', ${JSON.stringify(task)}::jsonb)`);
}
