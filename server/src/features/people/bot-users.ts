import { makeCode } from '@billet/shared-domain/rules/code';
import { startOfHour } from '@billet/shared-domain/rules/moscow';
import { eq } from 'drizzle-orm';
import { type BotState, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { cleanLanguage, cleanName, cleanUsername } from '../../kit/messenger/clean-user-data.ts';
import { hadAccount } from './departure.ts';

/** A user as the bot receives them. */
export interface BotUser {
  readonly id: number;
  readonly first_name: string;
  readonly username?: string | undefined;
  readonly is_premium?: boolean | undefined;
  readonly language_code?: string | undefined;
}

type UserDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'config'>;

/**
 * Creates or updates a user of the bot. `botState`: whether the bot may write to them. Does not recreate a deleted account: only opening the
 * app does.
 */
export async function saveUser({ db, clock, random, config }: UserDeps, from: BotUser, botState: BotState): Promise<void> {
  const languageCode = cleanLanguage(from.language_code);
  const data = {
    firstName: cleanName(from.first_name, languageCode),
    username: cleanUsername(from.username),
    isPremium: from.is_premium ?? false,
    botState,
    ...(botState === 'blocked' ? { blockedAt: clock.real() } : {}),
    ...(languageCode ? { languageCode } : {}),
  };
  const known = await db.app.update(users).set(data).where(eq(users.telegramId, from.id)).returning({ id: users.id });
  // After the update, which waits for a deletion in progress
  if (known.length > 0 || (await hadAccount(db.app, config, from.id))) return;
  await db.app
    .insert(users)
    .values({ id: random.uuid(), telegramId: from.id, code: makeCode(random.byte), createdAt: clock.now(), ...data })
    .onConflictDoUpdate({ target: users.telegramId, set: data });
}

/**
 * Finds a user whom a friend shared. An unknown one is created, so that they have a code; null for a deleted account. The creation time is
 * rounded to the hour like a note's, since the user sees it later and the friend's note follows within a minute.
 */
export async function findOrCreateUser(
  { db, clock, random, config }: UserDeps,
  telegramId: number,
  firstName: string,
): Promise<UserRow | null> {
  const find = async () => (await db.app.select().from(users).where(eq(users.telegramId, telegramId)))[0] ?? null;
  const known = await find();
  if (known || (await hadAccount(db.app, config, telegramId))) return known;
  const createdAt = startOfHour(clock.now());
  await db.app
    .insert(users)
    .values({ id: random.uuid(), telegramId, firstName: cleanName(firstName), code: makeCode(random.byte), createdAt })
    .onConflictDoNothing({ target: users.telegramId });
  return find();
}

/** Records that the bot may not write to this user. */
export async function markBlocked({ db, clock }: Pick<Deps, 'db' | 'clock'>, telegramId: number): Promise<void> {
  await db.app.update(users).set({ botState: 'blocked', blockedAt: clock.real() }).where(eq(users.telegramId, telegramId));
}
