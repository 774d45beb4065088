import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Queries } from '../../kit/db/database.ts';
import { sendMarks } from '../../kit/db/schema/money.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { networkOf } from '../../kit/http/network.ts';
import { sendMark } from '../../kit/seal/keyed-hash.ts';
import type { Limits } from '../../kit/settings.ts';
import type { Sending } from '../notes/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Keyed hashes of one sending, by which it is counted. Without the key they tell nobody apart. */
export interface SendMarks {
  readonly sender: string;
  readonly pair: string;
  readonly message: string;
}

/** A message without a text is the same as another of the same gift. */
export function marksOf(
  secret: string,
  { senderId, recipientId, giftId, message }: Pick<Sending, 'senderId' | 'recipientId' | 'giftId' | 'message'>,
): SendMarks {
  const mark = (...parts: string[]) => sendMark(secret, ...parts);
  return {
    sender: mark('sender', senderId),
    pair: mark('pair', senderId, recipientId),
    message: mark('message', senderId, recipientId, message === '' ? `gift ${giftId}` : `text ${message}`),
  };
}

/**
 * Refuses what was sent a minute ago already, and what is too much. Holds the sender until the transaction ends, so that
 * two sendings at once are counted one after the other.
 */
export async function refuseTooMany(tx: Queries, marks: SendMarks, limits: Limits, now: Date): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${marks.sender}, 0))`);
  const repeated = await waitFor(tx, marks.message, { most: 1, within: MINUTE }, now);
  if (repeated !== null)
    throw new ApiError('repeated_message', 'The same message went to the same person a moment ago', { retryAfter: repeated });
  const waits = [
    await waitFor(tx, marks.pair, { most: limits.perPairADay, within: DAY }, now),
    await waitFor(tx, marks.sender, { most: limits.perSenderAnHour, within: HOUR }, now),
  ].filter((seconds) => seconds !== null);
  if (waits.length > 0) throw new ApiError('too_many', 'Too much was sent; try again later', { retryAfter: Math.max(...waits) });
}

export async function countSending(tx: Queries, marks: SendMarks, now: Date): Promise<void> {
  await tx.insert(sendMarks).values(Object.values(marks).map((mark: string) => ({ mark, at: now })));
}

/** Counts a checkout for the network that it came from. Throws `too_many`: many people of one network are no crowd, one script is. */
export async function countAddress(
  tx: Queries,
  { sealKey, limits }: Pick<Config, 'sealKey' | 'limits'>,
  address: string,
  now: Date,
): Promise<void> {
  const mark = sendMark(sealKey, 'address', networkOf(address));
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${mark}, 0))`);
  const wait = await waitFor(tx, mark, { most: limits.perAddressAnHour, within: HOUR }, now);
  if (wait !== null) throw new ApiError('too_many', 'Too much was sent from this network; try again later', { retryAfter: wait });
  await tx.insert(sendMarks).values({ mark, at: now });
}

/** Seconds until one more may follow, or null when it may now. */
async function waitFor(tx: Queries, mark: string, { most, within }: { most: number; within: number }, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - within * 1000);
  const sent = await tx
    .select({ at: sendMarks.at })
    .from(sendMarks)
    .where(and(eq(sendMarks.mark, mark), gt(sendMarks.at, since)))
    .orderBy(sendMarks.at);
  const blocking = sent[sent.length - most];
  return blocking === undefined ? null : Math.max(1, Math.ceil((blocking.at.getTime() - since.getTime()) / 1000));
}

/** Forgets what no limit counts any more. */
export async function forgetMarks(queries: Queries, now: Date): Promise<void> {
  await queries.delete(sendMarks).where(lt(sendMarks.at, new Date(now.getTime() - DAY * 1000)));
}
