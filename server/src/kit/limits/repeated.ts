import { removeInvisible } from '@billet/shared-domain/rules/characters';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { listOf } from '../db/any-of.ts';
import type { Queries } from '../db/database.ts';
import { queryPrepared, type Statement } from '../db/query-prepared.ts';
import { limitMarks } from '../db/schema/limits.ts';
import { ApiError } from '../http/errors.ts';
import { keyFor } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';
import { present } from './counts.ts';
import { deletableAt } from './window.ts';

/** A minute in slots of five seconds: a message is refused again for 60 to 65 seconds. */
const SLOT = 5_000;
const SLOTS = 12;

interface Message {
  readonly senderTelegramId: number;
  readonly recipientId: string;
  readonly giftId: string;
  readonly message: string;
}
interface RepeatDeps {
  readonly config: Pick<Config, 'hashKey'>;
  readonly clock: Clock;
}

/**
 * Throws `repeated_message` if the same message was delivered to, or paid for, the same person within a minute. Two messages without text
 * are the same if their gift is. Invisible characters and the kind of white space make no difference.
 */
export async function refuseRepeated(queries: Queries, deps: RepeatDeps, message: Message): Promise<void> {
  const wait = await waitFor(queries, deps, message);
  if (wait > 0) throw repeated(wait);
}

export async function isRepeated(queries: Queries, deps: RepeatDeps, message: Message): Promise<boolean> {
  return (await waitFor(queries, deps, message)) > 0;
}

/** Milliseconds until the message may be sent again. */
async function waitFor(queries: Queries, deps: RepeatDeps, message: Message): Promise<number> {
  const { now, slot, markOf } = slotsOf(deps, message);
  const asked = slotsAsked(slot);
  const existing = await present(queries, asked.map(markOf));
  const latest = asked.find((each) => existing.has(markOf(each).toString('hex')));
  return latest === undefined ? 0 : (latest + SLOTS) * SLOT - now.getTime();
}

const CLAIM: Statement = {
  name: 'claim_message',
  text: `
  WITH noted AS (
    INSERT INTO billet.limit_marks (mark, until) SELECT m, $2::timestamptz FROM unnest($1::bytea[]) m ON CONFLICT DO NOTHING RETURNING mark
  )
  SELECT mark, true AS "isNoted" FROM noted
   UNION ALL SELECT mark, false FROM billet.limit_marks WHERE mark = ANY ($3::bytea[])`,
};

/**
 * Checks and stores in one statement, in the transaction of a delivery or a payment. A message is stored in its own slot and the next, so
 * that two concurrent ones always share a slot; the second waits for the commit of the first. Throws `repeated_message`.
 */
export async function claimMessage(tx: Queries, deps: RepeatDeps, message: Message): Promise<void> {
  const { now, slot, markOf } = slotsOf(deps, message);
  const asked = slotsAsked(slot);
  const own = [slot, slot + 1].map(markOf);
  const until = deletableAt(now, SLOT * SLOTS).toISOString();
  const values = [listOf(own), until, listOf(asked.map(markOf))];
  const rows = await queryPrepared<{ mark: Buffer; isNoted: boolean }>(tx, CLAIM, values);
  const existing = new Set(rows.filter(({ isNoted }) => !isNoted).map(({ mark }) => mark.toString('hex')));
  const latest = asked.find((each) => existing.has(markOf(each).toString('hex')));
  if (latest !== undefined) throw repeated((latest + SLOTS) * SLOT - now.getTime());
  // a concurrent transaction stored the same message
  if (rows.filter(({ isNoted }) => isNoted).length < own.length) throw repeated(SLOT * SLOTS);
}

/**
 * `claimMessage` for a paid message, in the transaction of its payment. Returns false if it repeats another payment or sending. A payment
 * that is recorded again, as after restoring a backup, does not repeat itself.
 */
export async function claimPaidMessage(tx: Queries, deps: RepeatDeps, message: Message, chargeId: string): Promise<boolean> {
  const { now, slot } = slotsOf(deps, message);
  const markOf = (each: number) => keyedHash(keyFor(deps.config.hashKey, 'limits'), JSON.stringify(['paid message', chargeId, each]));
  try {
    await claimMessage(tx, deps, message);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'repeated_message') throw error;
    return (await present(tx, slotsAsked(slot).map(markOf))).size > 0;
  }
  await tx
    .insert(limitMarks)
    .values({ mark: markOf(slot), until: deletableAt(now, SLOT * SLOTS) })
    .onConflictDoNothing();
  return true;
}

/**
 * Stores a message that is delivered later than it was paid for, in the transaction of the delivery. Refuses nothing. The same keyed hashes
 * as for any message are stored, which neither identify nor link its sender.
 */
export async function recordMessage(tx: Queries, deps: RepeatDeps, message: Message): Promise<void> {
  const { now, slot, markOf } = slotsOf(deps, message);
  const until = deletableAt(now, SLOT * SLOTS);
  const own = [slot, slot + 1].map((each) => ({ mark: markOf(each), until }));
  await tx.insert(limitMarks).values(own).onConflictDoNothing();
}

const slotsAsked = (slot: number) => Array.from({ length: SLOTS + 1 }, (_, index) => slot + 1 - index);

function slotsOf({ config, clock }: RepeatDeps, { senderTelegramId, recipientId, giftId, message }: Message) {
  const key = keyFor(config.hashKey, 'limits');
  const what = message === '' ? ['gift', giftId] : ['text', removeInvisible(message.replace(/\s+/gu, ' ')).trim()];
  const now = clock.real();
  const made = new Map<number, Buffer>();
  return {
    now,
    slot: Math.floor(now.getTime() / SLOT),
    // each mark is used more than once, and hashing all of them twice took a twentieth of a checkout
    markOf(slot: number) {
      const mark = made.get(slot) ?? keyedHash(key, JSON.stringify(['message', senderTelegramId, recipientId, ...what, slot]));
      made.set(slot, mark);
      return mark;
    },
  };
}

const repeated = (ms: number) =>
  new ApiError('repeated_message', 'The same message went to the same person a moment ago', {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });
