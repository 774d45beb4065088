import type { Valentine } from '@billet/shared-domain/contract';

const note: Valentine = {
  id: '1',
  type: 'ordinary',
  status: 'sent',
  item: { id: 'tulip', type: 'in_app_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null },
  message: null,
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
};

/** A note as its recipient has it. */
export const sampleNote = (changes: Partial<Valentine>): Valentine => ({ ...note, ...changes });
