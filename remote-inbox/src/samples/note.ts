import type { Valentine } from '@billet/shared-domain/contract';

export const boris: Valentine['sender'] = { telegram: { firstName: 'Boris', username: 'boris', photoUrl: null } };

/** An opened ordinary valentine of a sender who isn't known, changed as a test or a preview needs it. */
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
