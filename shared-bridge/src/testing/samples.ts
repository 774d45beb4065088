import type { User, Valentine } from '@billet/shared-domain/contract';

/** Alice without any activity, with the changes of a test or preview. */
export function sampleUser(change: Partial<User> = {}): User {
  return {
    valentineCode: 'a2b3c4d5e6',
    telegram: { languageCode: 'en', firstName: 'Alice', username: 'alice', photoUrl: null },
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
    ...change,
  };
}

/** An opened ordinary valentine of an unknown sender, with the changes of a test or preview. */
export function sampleNote(change: Partial<Valentine> = {}): Valentine {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    type: 'ordinary',
    status: 'opened',
    item: { id: 'tulip', type: 'in_app_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null },
    message: 'You make Mondays bearable',
    answer: null,
    sender: null,
    isFullyAnonymous: false,
    isOpenSympathy: false,
    isAnonymousMessage: false,
    isMutual: false,
    isPublic: true,
    isRevealCompleted: false,
    isTelegramGiftSent: false,
    sentAt: '2026-02-14T09:00:00.000Z',
    ...change,
  };
}
