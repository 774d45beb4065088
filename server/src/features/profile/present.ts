import type { PublicProfile, User } from '@billet/shared-domain/contract';
import { INVITES } from '@billet/shared-domain/rules/tasks';
import type { UserRow } from '../../kit/db/schema/people.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { dailyPrompt, earlyOpeningOf, isGhost, promptOf } from '../people/index.ts';

/** The user's own JSON. `now` is business time, since the early opening is sold by year. `rank`: see `readUser`. */
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
    ...wishesOf(person),
    prompt: { kind: person.promptKind, own: person.ownPrompt, today: dailyPrompt(now, languageOf(person)) },
  };
}

/** The public part of a user, for a reader of a language. `now` is business time. */
export function presentPublicProfile(person: UserRow, now: Date, language?: string): PublicProfile {
  const prompt = promptOf(person, now, language);
  return {
    telegram: { firstName: person.firstName, photoUrl: person.photoUrl },
    isGhostUser: isGhost(person),
    valentineCode: person.code,
    mode: person.mode,
    ...wishesOf(person),
    ...(prompt ? { prompt } : {}),
  };
}

const wishesOf = ({ wishes }: UserRow): Pick<User, 'wishes'> => (wishes.length > 0 ? { wishes } : {});
