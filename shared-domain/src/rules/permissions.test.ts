import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import type { Valentine } from '../contract/inventory.ts';
import { canAnswer, canOpenChat, canReveal, isSenderDisclosed } from './permissions.ts';

const base: Valentine = {
  id: '0d4d3f16-f487-49bb-b127-6b334a430949',
  type: 'ordinary',
  status: 'opened',
  item: { id: 'tulip', type: 'in_app_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null },
  message: 'Hi',
  answer: null,
  sender: null,
  isFullyAnonymous: false,
  isOpenSympathy: false,
  isAnonymousMessage: false,
  isMutual: false,
  isPublic: true,
  isRevealCompleted: false,
  isTelegramGiftSent: false,
  sentAt: '2026-06-10T12:00:00.000Z',
};
const flags = fc.record({ isMutual: fc.boolean(), isOpenSympathy: fc.boolean(), isRevealCompleted: fc.boolean() });
const types = fc.constantFrom('ordinary' as const, 'super' as const, 'anonymous_message' as const);
const service: Valentine = { ...base, item: { ...base.item, type: 'service' } };
const from = (username: string | null) => ({ telegram: { firstName: 'Boris', username, photoUrl: null } });

test('[RVL-03] [INB-10] service and fully anonymous items can never be revealed', () => {
  fc.assert(
    fc.property(flags, types, (more, type) => {
      expect(canReveal({ ...service, ...more, type })).toBe(false);
      expect(canReveal({ ...base, ...more, type, isFullyAnonymous: true })).toBe(false);
    }),
  );
});

test('[RVL-03] mutual and open items cannot be revealed in either mode, because their sender is shown already', () => {
  fc.assert(
    fc.property(flags, types, (more, type) => {
      expect(canReveal({ ...base, ...more, type })).toBe(!more.isMutual && !more.isOpenSympathy);
    }),
  );
});

test('[INB-08] an opened item discloses its sender if revealed, mutual or open, and never if fully anonymous', () => {
  fc.assert(
    fc.property(flags, types, (more, type) => {
      expect(isSenderDisclosed({ ...base, ...more, type })).toBe(more.isRevealCompleted || more.isMutual || more.isOpenSympathy);
      expect(isSenderDisclosed({ ...base, ...more, type, status: 'sent' })).toBe(false);
      expect(isSenderDisclosed({ ...base, ...more, type, isFullyAnonymous: true })).toBe(false);
    }),
  );
});

test('[INB-09] opening a chat needs a username and a mutual item, or open sympathy in valentine mode', () => {
  fc.assert(
    fc.property(flags, (more) => {
      const known = { ...base, ...more, sender: from('boris') };
      expect(canOpenChat(known)).toBe(more.isMutual || more.isOpenSympathy);
      expect(canOpenChat({ ...known, type: 'anonymous_message' })).toBe(more.isMutual);
      expect(canOpenChat({ ...known, sender: from(null) })).toBe(false);
      expect(canOpenChat({ ...known, sender: null })).toBe(false);
    }),
  );
});

test('[RPL-01] an opened item without an answer can be answered, except service items', () => {
  expect(canAnswer(base)).toBe(true);
  expect(canAnswer({ ...base, status: 'sent' })).toBe(false);
  expect(canAnswer({ ...base, answer: 'Hi' })).toBe(false);
  expect(canAnswer(service)).toBe(false);
});
