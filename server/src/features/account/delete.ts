import { makeCode } from '@billet/shared-domain/rules/code';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '../../kit/db/schema/money.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';

/** Telegram's ids are above zero: what is below is nobody's. */
const MOST = 2 ** 46;

/**
 * Empties a person's account. Links that weren't paid end first; a payment in work stops it with `payment_pending`. What
 * others received stays without a sender; the books keep amounts and the payer's messenger id, as refunds need them.
 */
export async function deleteAccount({ db, random }: Pick<Deps, 'db' | 'random'>, person: UserRow): Promise<void> {
  await db.app.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ state: 'cancelled', purchase: null, request: null, link: null })
      .where(and(eq(orders.payerId, person.id), inArray(orders.state, ['created', 'awaiting_payment'])));
    const open = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.payerId, person.id), inArray(orders.state, ['paid', 'refunding'])))
      .limit(1);
    if (open.length > 0) throw new ApiError('payment_pending', 'A payment is still being worked on');
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
