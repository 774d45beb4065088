import { sampleNote } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { senderOf } from './sender.ts';

const sender = { telegram: { firstName: 'Boris', username: 'boris', photoUrl: null } };
const kindOf = (change: Partial<Valentine>) => senderOf(sampleNote({ sender, ...change })).kind;

test('[INB-08] the sender of a fully anonymous note is hidden regardless of the other flags', () => {
  expect(kindOf({ isFullyAnonymous: true, isMutual: true, isRevealCompleted: true })).toBe('anonymous');
});

test('[INB-08] a sender without a first name is hidden', () => {
  expect(kindOf({ isMutual: true, sender: null })).toBe('hidden');
  expect(kindOf({ isMutual: true, sender: { telegram: { ...sender.telegram, firstName: '' } } })).toBe('hidden');
});

test('[INB-08] the sender is hidden until the note is opened and revealed, mutual or open sympathy', () => {
  expect(kindOf({})).toBe('hidden');
  expect(kindOf({ isRevealCompleted: true })).toBe('known');
  expect(kindOf({ isMutual: true })).toBe('known');
  expect(kindOf({ isOpenSympathy: true })).toBe('known');
  expect(kindOf({ isOpenSympathy: true, status: 'sent' })).toBe('hidden');
});

test('[INB-10] the sender of a service item is the club', () => {
  expect(kindOf({ item: { ...sampleNote().item, type: 'service' } })).toBe('club');
});
