import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { departures, shareVisitors } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { DAY, deletableAt } from '../../kit/limits/window.ts';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { departureMark, visitorMark } from '../../kit/seal/identity.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

type Secret = Pick<Deps['config'], 'sealKey' | 'hashKey'>;

/** Block size of a sealed time in bytes. */
const BLOCK = 64;
const keyOf = (sealKey: string) => keyFor(sealKey, 'billet.departures deleted_at');

/**
 * Invalidates init data signed before the deletion, in its transaction. The messenger's clock may be ahead of ours, so the init data of the
 * deletion itself, signed at `signedAt`, may be dated later than the deletion.
 */
export async function recordDeparture(
  tx: Queries,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  telegramId: number,
  signedAt?: Date,
): Promise<void> {
  const now = clock.real();
  const end = signedAt && signedAt >= now ? new Date(signedAt.getTime() + 1000) : now;
  const deletedAt = sealJson(keyOf(config.sealKey), end.toISOString(), BLOCK);
  const until = deletableAt(now, 2 * DAY);
  await tx
    .insert(departures)
    .values({ mark: departureMark(config.hashKey, telegramId), deletedAt, until })
    .onConflictDoUpdate({ target: departures.mark, set: { deletedAt, until } });
}

/** The sealed time of this messenger account's last deletion; null if there was none recently. */
export async function findDeparture(queries: Queries, { hashKey }: Secret, telegramId: number): Promise<Buffer | null> {
  const [departure] = await queries
    .select()
    .from(departures)
    .where(eq(departures.mark, departureMark(hashKey, telegramId)));
  return departure?.deletedAt ?? null;
}

/**
 * Whether init data was signed before the account was deleted. The messenger signs whole seconds, so a launch in the second of the deletion
 * counts as new.
 */
export function isSignedBefore({ sealKey }: Secret, signedAt: Date, deletedAt: Buffer): boolean {
  const deleted = new Date(z.string().parse(openJson(keyOf(sealKey), deletedAt)));
  return Math.floor(deleted.getTime() / 1000) > Math.floor(signedAt.getTime() / 1000);
}

/** Whether something that the messenger dated is from before this messenger account's last deletion. */
export async function isFromBeforeDeletion(queries: Queries, secret: Secret, telegramId: number, at: Date): Promise<boolean> {
  const deletedAt = await findDeparture(queries, secret, telegramId);
  return deletedAt !== null && isSignedBefore(secret, at, deletedAt);
}

/**
 * Whether the account of this user, who has none now, was deleted at any time: the deletion records them as known, like a visitor of a link,
 * and all other visitors have an account.
 */
export async function hadAccount(queries: Queries, { hashKey }: Pick<Secret, 'hashKey'>, telegramId: number): Promise<boolean> {
  const isTheirs = eq(shareVisitors.mark, visitorMark(hashKey, telegramId));
  return (await queries.select().from(shareVisitors).where(isTheirs)).length > 0;
}
