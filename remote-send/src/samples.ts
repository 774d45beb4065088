import type { CallState } from '@billet/shared-bridge';
import type { PublicProfile, User } from '@billet/shared-domain/contract';

export const nothing = (): void => {};

const controls = { retry: nothing, refresh: nothing, change: async () => null };

export const loadingCall = { ...controls, status: 'loading', data: null, failure: null } as const;
export const failedCall = { ...controls, status: 'failed', data: null, failure: { kind: 'network' } } as const;
export const readyCall = <T>(data: T): CallState<T> => ({ ...controls, status: 'ready', data, failure: null });

export const sampleUser: User = {
  valentineCode: 'z9y8x7w6v5',
  telegram: { languageCode: 'en', firstName: 'Ann', username: null, photoUrl: null },
  mode: 'valentine',
  completedTasks: [],
  hasMarch8EarlyReveal: false,
  availableReveals: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  categoryCode: 'global',
  categoryRank: null,
  leaderboardCategory: null,
  language: null,
  isPaused: false,
  invited: 0,
};

export const sampleRecipient: PublicProfile = {
  telegram: { firstName: 'Alice', photoUrl: null },
  isGhostUser: false,
  valentineCode: 'a2b3c4d5e6',
  mode: 'valentine',
};
