import { ne } from 'drizzle-orm';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';

/** Shows everybody how many new people have come by their link so far. Made with the count of the scores, once a day. */
export async function countInvites({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.owner.update(users).set({ invitedShown: users.invited }).where(ne(users.invitedShown, users.invited));
}
