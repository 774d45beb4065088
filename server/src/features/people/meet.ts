import { makeCode } from '@billet/shared-domain/rules/code';
import { startOfHour } from '@billet/shared-domain/rules/moscow';
import { eq } from 'drizzle-orm';
import { type BotState, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { cleanLanguage, cleanName, cleanUsername } from '../../kit/messenger/clean-user-data.ts';

/** A user as the bot receives them. */
export interface BotUser {
  readonly id: number;
  readonly first_name: string;
  readonly username?: string | undefined;
  readonly is_premium?: boolean | undefined;
  readonly language_code?: string | undefined;
}

/** Creates or updates a user of the bot, with whether the bot may write to them. */
export async function meet(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  from: BotUser,
  botState: BotState,
): Promise<UserRow> {
  const languageCode = cleanLanguage(from.language_code);
  const told = {
    firstName: cleanName(from.first_name, languageCode),
    username: cleanUsername(from.username),
    isPremium: from.is_premium ?? false,
    botState,
    ...(botState === 'blocked' ? { blockedAt: clock.real() } : {}),
    ...(languageCode ? { languageCode } : {}),
  };
  const [person] = await db.app
    .insert(users)
    .values({ id: random.uuid(), telegramId: from.id, code: makeCode(random.byte), createdAt: clock.now(), ...told })
    .onConflictDoUpdate({ target: users.telegramId, set: told })
    .returning();
  if (!person) throw new Error('An upsert returned no row');
  return person;
}

/**
 * Creates a user whom a friend shared, so that they have a code; does not change a known user. The creation time is rounded to the hour
 * like a note's, since the user sees it later and the friend's note follows within a minute.
 */
export async function hearOf(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  telegramId: number,
  firstName: string,
): Promise<UserRow> {
  const createdAt = startOfHour(clock.now());
  await db.app
    .insert(users)
    .values({ id: random.uuid(), telegramId, firstName: cleanName(firstName), code: makeCode(random.byte), createdAt })
    .onConflictDoNothing({ target: users.telegramId });
  const [friend] = await db.app.select().from(users).where(eq(users.telegramId, telegramId));
  if (!friend) throw new Error('A person was neither created nor found');
  return friend;
}

/** Records that the bot may not write to this user. */
export async function markBlocked({ db, clock }: Pick<Deps, 'db' | 'clock'>, telegramId: number): Promise<void> {
  await db.app.update(users).set({ botState: 'blocked', blockedAt: clock.real() }).where(eq(users.telegramId, telegramId));
}
