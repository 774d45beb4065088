import type { User } from '@billet/shared-domain/contract';
import { seasonOf } from '@billet/shared-domain/rules/season';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ownStanding } from '../leaderboards/index.ts';
import { presentUser } from './present.ts';

/** A person as they see themselves, with their rank in the running season. */
export async function readUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, person: UserRow): Promise<User> {
  const now = clock.now();
  const { rank } = await ownStanding(db.app, person.id, { season: seasonOf(now), categoryCode: person.categoryCode });
  return presentUser(person, now, rank);
}
