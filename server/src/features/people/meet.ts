import { makeCode } from '@billet/shared-domain/rules/code';
import { startOfHour } from '@billet/shared-domain/rules/moscow';
import { eq } from 'drizzle-orm';
import { type BotState, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { cleanLanguage, cleanName, cleanUsername } from '../../kit/messenger/told.ts';

/** A person as the bot is told of them. */
export interface BotUser {
  readonly id: number;
  readonly first_name: string;
  readonly username?: string | undefined;
  readonly is_premium?: boolean | undefined;
  readonly language_code?: string | undefined;
}

/** The person who wrote to the bot, made if we never met, with whether the bot may write to them from now on. */
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
 * Somebody that a friend named, made with a code to be written to; whoever is known stays as they told us themselves. They see later since
 * when we know them, so that is as coarse as the time of a note: what the friend then sends follows within a minute.
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
  if (!friend) throw new Error('A person was neither made nor found');
  return friend;
}

/** The bot was told that it may not write to this person any more. */
export async function markBlocked({ db, clock }: Pick<Deps, 'db' | 'clock'>, telegramId: number): Promise<void> {
  await db.app.update(users).set({ botState: 'blocked', blockedAt: clock.real() }).where(eq(users.telegramId, telegramId));
}
