import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { departures } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { DAY, forgetAt } from '../../kit/limits/window.ts';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { departureMark } from '../../kit/seal/identity.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

type Secret = Pick<Deps['config'], 'sealKey' | 'hashKey'>;

/** Block size of a sealed time in bytes. */
const BLOCK = 64;
const keyOf = (sealKey: string) => keyFor(sealKey, 'billet.departures deleted_at');

/** Invalidates init data signed before the deletion, in its transaction. */
export async function noteDeparture(tx: Queries, { config, clock }: Pick<Deps, 'config' | 'clock'>, telegramId: number): Promise<void> {
  const now = clock.real();
  const deletedAt = sealJson(keyOf(config.sealKey), now.toISOString(), BLOCK);
  const until = forgetAt(now, 2 * DAY);
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
