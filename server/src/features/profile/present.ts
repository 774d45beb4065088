import type { PublicProfile, User } from '@billet/shared-domain/contract';
import { INVITES } from '@billet/shared-domain/rules/tasks';
import type { UserRow } from '../../kit/db/schema/people.ts';
import { earlyOpeningOf, isGhost } from '../people/index.ts';

/** What people see of themselves. `now` is business time: early opening is bought for a year. `rank`: see `readUser`. */
export function presentUser(person: UserRow, now: Date, rank: number | null): User {
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
    ...earlyOpeningOf(person, now),
    availableReveals: person.availableReveals,
    createdAt: person.createdAt.toISOString(),
    categoryCode: person.categoryCode,
    categoryRank: rank,
    leaderboardCategory: person.leaderboardCategory,
    language: person.language,
    isPaused: person.isPaused,
    invited: Math.min(person.invitedShown, INVITES),
  };
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
