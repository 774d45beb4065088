import type { User } from '@billet/shared-domain/contract';
import { seasonOf } from '@billet/shared-domain/rules/season';
import { and, eq, sql } from 'drizzle-orm';
import { namedQuery } from '../../kit/db/named-query.ts';
import { changeEvents } from '../../kit/db/schema/notes.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ownRank } from '../leaderboards/index.ts';
import { presentUser } from './present.ts';

/** The user's own JSON with their rank in the current season, or null without a score. */
export async function readUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, person: UserRow): Promise<User> {
  const now = clock.now();
  const { rank, score } = await ownRank(db.app, person.id, { season: seasonOf(now), categoryCode: person.categoryCode });
  return presentUser(person, now, score > 0 ? rank : null);
}

const versioned = namedQuery<{ id: string }, { person: UserRow; version: number }[]>('versioned_person', (db) =>
  db
    .select({ person: users, version: sql<number>`coalesce(${changeEvents.version}, 0)` })
    .from(users)
    .leftJoin(changeEvents, and(eq(changeEvents.userId, users.id), eq(changeEvents.kind, 'profile')))
    .where(eq(users.id, sql.placeholder('id'))),
);

/** Reads a person and their profile version in one statement, so that both are consistent. */
export async function readVersioned({ db }: Pick<Deps, 'db'>, person: UserRow): Promise<{ person: UserRow; version: number }> {
  const [row] = await versioned(db.app, { id: person.id });
  return row ?? { person, version: 0 };
}
