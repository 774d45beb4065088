import { makeCode } from '@billet/shared-domain/rules/code';
import { eq } from 'drizzle-orm';
import type { User } from 'grammy/types';
import { type BotState, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';

/** The person who wrote to the bot, made if we never met, with whether the bot may write to them from now on. */
export async function meet({ db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>, from: User, botState: BotState): Promise<UserRow> {
  const told = {
    firstName: from.first_name,
    username: from.username ?? null,
    isPremium: from.is_premium ?? false,
    botState,
    ...(botState === 'blocked' ? { blockedAt: clock.real() } : {}),
    ...(from.language_code ? { languageCode: from.language_code } : {}),
  };
  const [person] = await db.app
    .insert(users)
    .values({ id: random.uuid(), telegramId: from.id, code: makeCode(random.byte), createdAt: clock.now(), ...told })
    .onConflictDoUpdate({ target: users.telegramId, set: told })
    .returning();
  if (!person) throw new Error('An upsert returned no row');
  return person;
}

/** The bot was told that it may not write to this person any more. */
export async function markBlocked({ db, clock }: Pick<Deps, 'db' | 'clock'>, telegramId: number): Promise<void> {
  await db.app.update(users).set({ botState: 'blocked', blockedAt: clock.real() }).where(eq(users.telegramId, telegramId));
}
