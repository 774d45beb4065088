import { ne } from 'drizzle-orm';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';

/** Publishes the numbers of people invited so far. Part of the daily count. */
export async function countInvites({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.owner.update(users).set({ invitedShown: users.invited }).where(ne(users.invitedShown, users.invited));
}
