import { INVITES, rewardOf, type TaskId } from '@billet/shared-domain/rules/tasks';
import { and, eq, sql } from 'drizzle-orm';
import { revealLedger } from '../../kit/db/schema/money.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';

export interface Completion {
  readonly isDone: boolean;
  readonly person: UserRow;
}

/** Notes a task as done and gives its reveal, both once however often it is asked. */
export async function completeTask(deps: Deps, person: UserRow, task: TaskId): Promise<Completion> {
  if (person.completedTasks.includes(task)) return { isDone: true, person };
  if (!(await isProven(deps, person, task))) return { isDone: false, person };
  return { isDone: true, person: await reward(deps, person, task) };
}

/** What the server can't see it believes. */
async function isProven(deps: Deps, person: UserRow, task: TaskId): Promise<boolean> {
  if (task === 'invite_3') return person.invited >= INVITES;
  return task === 'join_channel' ? isInChannel(deps, person) : true;
}

async function isInChannel({ messenger, config, log }: Deps, { telegramId }: UserRow): Promise<boolean> {
  if (config.channelId === null) return false;
  try {
    return await messenger.isMember(config.channelId, telegramId);
  } catch (thrown) {
    log.warn({ err: thrown }, 'the channel could not be asked for a member');
    return false;
  }
}

async function reward({ db }: Pick<Deps, 'db'>, person: UserRow, task: TaskId): Promise<UserRow> {
  const reveals = rewardOf(task);
  return db.app.transaction(async (tx) => {
    const [done] = await tx
      .update(users)
      .set({
        completedTasks: sql`array_append(${users.completedTasks}, ${task}::text)`,
        availableReveals: sql`${users.availableReveals} + ${reveals}::integer`,
      })
      .where(and(eq(users.id, person.id), sql`NOT ${users.completedTasks} @> ARRAY[${task}::text]`))
      .returning();
    if (!done) return (await tx.select().from(users).where(eq(users.id, person.id)))[0] ?? person;
    if (reveals > 0) await tx.insert(revealLedger).values({ userId: person.id, change: reveals, reason: 'task' });
    await announceChange(tx, person.id, 'profile');
    return done;
  });
}
