import type { PublicProfile, User } from '@billet/shared-domain/contract';
import { inMoscow } from '@billet/shared-domain/rules/moscow';
import type { UserRow } from '../../db/schema/people.ts';
import { isGhost } from './people.ts';

/** What people see of themselves. `now` is business time: early opening is bought for a year. `rank`: see `readUser`. */
export function presentUser(person: UserRow, now: Date, rank: number): User {
  return {
    valentineCode: person.code,
    telegram: {
      languageCode: person.languageCode,
      firstName: person.firstName,
      username: person.username,
      photoUrl: person.photoUrl,
    },
    mode: person.mode,
    completedTasks: person.completedTasks,
    hasMarch8EarlyReveal: hasEarlyReveal(person, now),
    availableReveals: person.availableReveals,
    createdAt: person.createdAt.toISOString(),
    categoryCode: person.categoryCode,
    categoryRank: rank,
    leaderboardCategory: person.leaderboardCategory,
    language: person.language,
  };
}

export function hasEarlyReveal(person: Pick<UserRow, 'earlyRevealYear'>, now: Date): boolean {
  return person.earlyRevealYear === inMoscow(now).year;
}

/** What everybody may see of a person. */
export function presentPublicProfile(person: UserRow): PublicProfile {
  return {
    telegram: { firstName: person.firstName, photoUrl: person.photoUrl },
    isGhostUser: isGhost(person),
    valentineCode: person.code,
    mode: person.mode,
  };
}
