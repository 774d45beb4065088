import { makeCode } from '@billet/shared-domain/rules/code';
import { and, eq } from 'drizzle-orm';
import { scores } from '../../kit/db/schema/leaderboards.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { endUnpaidOf } from '../payments/index.ts';
import { recordDeparture } from '../people/index.ts';
import { forgetTicket } from '../support/index.ts';
import { recordVisitor } from '../tasks/index.ts';

type DeleteDeps = Pick<Deps, 'db' | 'config' | 'random' | 'clock' | 'live'>;

/** Deleted accounts get negative ids; Telegram's ids are above zero. */
const ID_RANGE = 2 ** 46;

/**
 * Detaches a person from their account, in one transaction that also queues the job `forget-person`: from its commit on, the account cannot
 * be found, its messenger account counts as new, and its notes have no sender. Unpaid orders end; a payment in progress prevents the
 * deletion with `payment_pending`. Accounting keeps amounts and, sealed, the payer's messenger id for refunds. `signedAt`: of the request's
 * init data.
 */
export async function deleteAccount({ db, config, random, clock, live }: DeleteDeps, person: UserRow, signedAt?: Date): Promise<void> {
  await db.app.transaction(async (tx) => {
    if (!(await endUnpaidOf(tx, config, person.id))) throw new ApiError('payment_pending', 'A payment is still being worked on');
    const isThere = and(eq(users.id, person.id), eq(users.telegramId, person.telegramId));
    const cutOff = await tx.update(users).set(nobody(random)).where(isThere).returning({ id: users.id });
    // A repeated request
    if (cutOff.length === 0) return;
    await tx.update(scores).set({ listedIn: null }).where(eq(scores.userId, person.id));
    await recordVisitor(tx, config, person.telegramId);
    await recordDeparture(tx, { config, clock }, person.telegramId, signedAt);
    await forgetTicket(tx, { config }, person.telegramId);
    // The event ends open streams
    await announceChange(tx, person.id, 'profile');
    await enqueue(tx, 'forget-person', { userId: person.id });
  });
  live.sendSignal();
}

/** The remaining row, which accounting references. Its reveals stay in the ledger's sum and cannot be used. */
function nobody(random: Deps['random']): Partial<UserRow> {
  return {
    telegramId: -1 - random.integer(ID_RANGE),
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
    earlyRevealEndedAt: null,
    categoryCode: 'global',
    leaderboardCategory: null,
    invited: 0,
    invitedShown: 0,
    isPaused: false,
    mutedWords: [],
    wishes: [],
    promptKind: 'none',
    ownPrompt: '',
  };
}
