import { makeCode } from '@billet/shared-domain/rules/code';
import { eq, sql } from 'drizzle-orm';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { endUnpaidOf } from '../payments/index.ts';

/** Telegram's ids are above zero: what is below is nobody's. */
const MOST = 2 ** 46;

/**
 * Empties a person's account. Links that weren't paid end first; a payment in work stops it with `payment_pending`. What
 * others received stays without a sender; the books keep amounts and, sealed, the payer's messenger id, as refunds need them.
 */
export async function deleteAccount({ db, random, config }: Pick<Deps, 'db' | 'random' | 'config'>, person: UserRow): Promise<void> {
  await db.app.transaction(async (tx) => {
    if (!(await endUnpaidOf(tx, config, person.id))) throw new ApiError('payment_pending', 'A payment is still being worked on');
    await tx.update(users).set(nobody(random)).where(eq(users.id, person.id));
  });
  await db.reveal.execute(sql`SELECT sealed.forget_person(${person.id})`);
}

/** What remains of a row that the books refer to. Its reveals stay in the ledger's sum and can't be used by anybody. */
function nobody(random: Deps['random']): Partial<UserRow> {
  return {
    telegramId: -1 - random.whole(MOST),
    code: makeCode(random.byte),
    firstName: '',
    username: null,
    photoUrl: null,
    languageCode: 'en',
    language: null,
    isPremium: false,
    mode: 'anonymous',
    botState: 'never',
    blockedAt: null,
    completedTasks: [],
    earlyRevealYear: null,
    categoryCode: 'global',
    leaderboardCategory: null,
    isPaused: false,
    mutedWords: [],
  };
}
