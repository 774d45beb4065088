import { INVITES, rewardOf, type TaskId } from '@billet/shared-domain/rules/tasks';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Queries } from '../../kit/db/database.ts';
import { revealLedger } from '../../kit/db/schema/money.ts';
import { rewards, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { rewardMark } from '../../kit/seal/identity.ts';
import { hasLeft } from '../people/index.ts';

export interface Completion {
  readonly isDone: boolean;
  readonly person: UserRow;
}

/** Marks a task as done and credits its reveal, both once. Throws `expired` for an account that was deleted during the call. */
export async function completeTask(deps: Deps, person: UserRow, task: TaskId): Promise<Completion> {
  if (person.completedTasks.includes(task)) return { isDone: true, person };
  if (!(await isProven(deps, person, task))) return { isDone: false, person };
  return { isDone: true, person: await reward(deps, person, task) };
}

/** Tasks that the server cannot verify are trusted. */
async function isProven(deps: Deps, person: UserRow, task: TaskId): Promise<boolean> {
  // As of the daily count: repeated requests would otherwise reveal when the third friend came, and so whose note arrives next
  if (task === 'invite_3') return person.invitedShown >= INVITES;
  return task === 'join_channel' ? isInChannel(deps, person) : true;
}

async function isInChannel({ messenger, config, log }: Deps, { telegramId }: UserRow): Promise<boolean> {
  if (config.channelId === null) return false;
  try {
    return await messenger.isMember(config.channelId, telegramId);
  } catch (thrown) {
    log.warn({ err: thrown }, 'membership of a user in CHANNEL_ID could not be checked');
    return false;
  }
}

/** Rewards each messenger account once: a person who returns after a deletion can complete the task again without a reward. */
async function reward({ db, config }: Pick<Deps, 'db' | 'config'>, person: UserRow, task: TaskId): Promise<UserRow> {
  return db.app.transaction(async (tx) => {
    const noted = await tx
      .update(users)
      .set({ completedTasks: sql`array_append(${users.completedTasks}, ${task}::text)` })
      .where(and(eq(users.id, person.id), gt(users.telegramId, 0), sql`NOT ${users.completedTasks} @> ARRAY[${task}::text]`))
      .returning({ id: users.id });
    if (noted.length > 0) {
      await addReveals(tx, config, person, task);
      await announceChange(tx, person.id, 'profile');
    }
    const [now] = await tx.select().from(users).where(eq(users.id, person.id));
    if (!now || hasLeft(now)) throw new ApiError('expired', 'The account was deleted during this call');
    return now;
  });
}

async function addReveals(tx: Queries, { hashKey }: Pick<Config, 'hashKey'>, { id, telegramId }: UserRow, task: TaskId): Promise<void> {
  const reveals = rewardOf(task);
  if (reveals === 0) return;
  const first = await tx
    .insert(rewards)
    .values({ mark: rewardMark(hashKey, telegramId, task) })
    .onConflictDoNothing()
    .returning();
  if (first.length === 0) return;
  await tx
    .update(users)
    .set({ availableReveals: sql`${users.availableReveals} + ${reveals}::integer` })
    .where(eq(users.id, id));
  await tx.insert(revealLedger).values({ userId: id, change: reveals, reason: 'task' });
}
