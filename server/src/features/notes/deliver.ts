import type { HeldItem } from '@billet/shared-domain/contract';
import { privacyFlags } from '@billet/shared-domain/rules/privacy';
import { listOf } from '../../kit/db/any-of.ts';
import { recordChangedPerson } from '../../kit/db/changes.ts';
import type { Queries } from '../../kit/db/database.ts';
import { queryPrepared, type Statement } from '../../kit/db/query-prepared.ts';
import type { Placement } from '../../kit/db/schema/notes.ts';
import { NOBODY } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { withheldMarks } from '../../kit/seal/identity.ts';
import { type MatchSeal, matchSealOf } from '../../kit/seal/match.ts';
import { sealSenderRecord } from '../../kit/seal/sender-record.ts';
import { decidePlacement } from '../delivery-policy/index.ts';
import { hasLeft } from '../people/index.ts';
import { coarseTime } from './coarse-time.ts';
import type { Sending } from './sending.ts';

export interface Delivered {
  readonly noteId: string;
  readonly placement: Placement;
}

/** Data of a delivery besides the sender's request. */
export interface DeliveryContext {
  readonly gift: HeldItem;
  /** Read just before. The delivery itself detects whether the recipient has left since. */
  readonly recipientTelegramId: number;
}

/**
 * Delivers a note in the caller's transaction (on the app pool): the note, the sealed sender (a keyed hash only for a fully anonymous
 * note), the change event, and the outbox row `item-arrived`, which notifies the recipient through the bot.
 *
 * Deferred and muted notes take the same steps and differ only in `placement`. A withheld note takes them too, with the recipient NOBODY:
 * nothing may reveal whom it was for. Its sealed sender remains the sender's own record, from which the list of sent notes is built. For a
 * withheld fully anonymous note nothing is written.
 */
export async function deliverNote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'random' | 'config'>,
  sending: Sending,
  { gift, recipientTelegramId }: DeliveryContext,
): Promise<Delivered> {
  const { isFullyAnonymous, isOpenSympathy } = privacyFlags(sending.privacy);
  const noteId = deps.random.uuid();
  const sentAt = deps.clock.now();
  const { placement, pair } = await decidePlacement(tx, deps.config, { ...sending, recipientTelegramId });
  const isWithheld = placement === 'suppressed';
  if (isWithheld && isFullyAnonymous) return { noteId, placement };
  const recipientId = isWithheld ? NOBODY : sending.recipientId;
  const mark = withheldMarks(deps.config.hashKey, sending.recipientId).draw((most) => deps.random.integer(most));
  // A withheld note takes the same steps; its mark never matches an opened note
  const direction = { ...sending, isQuestion: sending.type === 'anonymous_message' };
  const match = matchSealOf(deps.config.hashKey, direction, sending.isMatchable);
  const record = sealRecord(deps, sending, match, sentAt, isWithheld);
  // An unseen note needs some user's row, and its sender is no secret here
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
    shuffle: deps.random.integer(2 ** 31 - 1),
    pair,
    sealed: isFullyAnonymous
      ? null
      : { senderId: sending.senderId, record, withheldMark: isWithheld ? mark : null, matchMarks: match.marks },
    unseenOf: placement === 'inbox' || placement === 'muted' ? null : touched,
  });
  const sender = await announceArrival(
    tx,
    { touched, isSeen: placement === 'inbox', senderId: isFullyAnonymous ? null : sending.senderId },
    { itemId: noteId, recipientId },
  );
  if (!isFullyAnonymous) refuseDeletedSender(sender);
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
  readonly sealed: {
    readonly senderId: string;
    readonly record: Buffer;
    readonly withheldMark: Buffer | null;
    readonly matchMarks: Buffer[];
  } | null;
  /** The user for whom a zero count is written, so that a note in no list takes as long; null when triggers count the note. */
  readonly unseenOf: string | null;
}

const WRITE: Statement = {
  name: 'write_note',
  text: `
  WITH note AS (
    INSERT INTO billet.items (id, recipient_id, type, gift, message, is_fully_anonymous, is_open_sympathy, placement, sent_bucket, shuffle)
      VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10)
  ), pair AS (
    INSERT INTO sealed.pairs (item_id, pair) VALUES ($1, $11)
  ), sender AS (
    INSERT INTO sealed.senders (item_id, sender_id, sent_bucket, shuffle, told, withheld_mark, match_mark)
      SELECT $1::uuid, s.id, $9::timestamptz, $10::integer, $13::bytea, $14::bytea, sealed.free_match_mark($16::bytea[]) FROM (SELECT $12::uuid AS id) s WHERE s.id IS NOT NULL
  )
  SELECT billet.count_nothing(c.id) FROM (SELECT $15::uuid AS id) c WHERE c.id IS NOT NULL`,
};

/** Inserts the note and its sealed data in one statement. */
async function write(tx: Queries, { sealed, ...note }: Written): Promise<void> {
  await queryPrepared(tx, WRITE, [
    note.noteId,
    note.recipientId,
    note.type,
    JSON.stringify(note.gift),
    note.message,
    note.isFullyAnonymous,
    note.isOpenSympathy,
    note.placement,
    note.sentBucket.toISOString(),
    note.shuffle,
    note.pair,
    sealed?.senderId ?? null,
    sealed?.record ?? null,
    sealed?.withheldMark ?? null,
    note.unseenOf,
    listOf(sealed?.matchMarks ?? []),
  ]);
}

function sealRecord({ config }: Pick<Deps, 'config'>, sending: Sending, match: MatchSeal, sentAt: Date, isWithheld: boolean): Buffer {
  const { recipientId, message, privacy, request } = sending;
  return sealSenderRecord(config.sealKey, {
    sentAt: sentAt.toISOString(),
    // A withheld note is never revealed
    request: privacy === 'reveal' && !isWithheld ? request : null,
    withheld: isWithheld ? { recipientId, message } : null,
    oppositeMatchKey: match.oppositeKey.toString('base64'),
  });
}

type Sender = { readonly telegram_id: string };

/** Throws `expired` when the sender has deleted the account since the request arrived: no note of theirs may be written afterwards. */
function refuseDeletedSender(sender: Sender | undefined): void {
  if (!sender || hasLeft({ telegramId: Number(sender.telegram_id) })) {
    throw new ApiError('expired', 'This account was deleted; open the app again');
  }
}

const ANNOUNCE: Statement = {
  name: 'announce_arrival',
  text: `
  WITH change AS (
    INSERT INTO billet.change_events AS d (user_id, kind, version) VALUES ($1, 'inventory', $2)
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + $2::integer
  ), task AS (
    INSERT INTO billet.outbox (task, payload) VALUES ('item-arrived', $3::jsonb)
  )
  SELECT telegram_id FROM billet.users WHERE id = $4`,
};

interface Announced {
  /** The user whose change event is written. */
  readonly touched: string;
  readonly isSeen: boolean;
  /** Null when the sender must not be read. */
  readonly senderId: string | null;
}

/**
 * Writes the change event and the outbox row, after the note: the opening of a note also counts first. For an unseen note the version stays
 * the same. Returns the sender's present row: the sealed row locks it until the commit, so that a concurrent deletion waits.
 */
async function announceArrival(
  tx: Queries,
  { touched, isSeen, senderId }: Announced,
  task: Tasks['item-arrived'],
): Promise<Sender | undefined> {
  recordChangedPerson(touched);
  const [sender] = await queryPrepared<Sender>(tx, ANNOUNCE, [touched, isSeen ? 1 : 0, JSON.stringify(task), senderId]);
  return sender;
}
