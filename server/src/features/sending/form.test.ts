import { describe, expect, test } from '@rstest/core';
import { ApiError } from '../../kit/http/errors.ts';
import { type Form, type Offer, readForm as read } from './form.ts';

const plain: Form = {
  itemId: 'tulip',
  message: '',
  isSuper: false,
  isFullyAnonymous: false,
  isOpenSympathy: false,
  isAnonymousMessage: false,
  isMatchable: false,
};
const question: Form = { ...plain, itemId: 'anon', message: 'why?', isAnonymousMessage: true };

const readForm = (form: Form, offer: Partial<Offer> = {}) => read(form, { hiddenIds: [], now: new Date('2026-10-14T09:00:00Z'), ...offer });

function refusal(form: Form, offer: Partial<Offer> = {}): unknown {
  try {
    return readForm(form, offer);
  } catch (error) {
    return error instanceof ApiError ? [error.code, error.details.field] : error;
  }
}

test('[ENT-03] keeps the match switch as chosen in both modes, and switches it off for a fully anonymous note', () => {
  for (const form of [plain, question]) {
    expect(readForm({ ...form, isMatchable: true }).isMatchable).toBe(true);
    expect(readForm(form).isMatchable).toBe(false);
    expect(readForm({ ...form, isMatchable: true, isFullyAnonymous: true }).isMatchable).toBe(false);
  }
});

describe('[GFT-05] the price', () => {
  test('is that of the gift plus 49 for full anonymity and 49 for super', () => {
    expect(readForm(plain).price).toBe(0);
    expect(readForm({ ...plain, isSuper: true }).price).toBe(49);
    expect(readForm({ ...plain, itemId: 'ring', isSuper: true, isFullyAnonymous: true }).price).toBe(297);
    expect(readForm({ ...question, itemId: 'surprise' }).price).toBe(49);
    expect(readForm({ ...question, isFullyAnonymous: true }).price).toBe(49);
  });

  test('is not computed when the note is both open and fully anonymous', () => {
    expect(refusal({ ...plain, isFullyAnonymous: true, isOpenSympathy: true })).toEqual(['privacy_conflict', 'isOpenSympathy']);
  });
});

test('[ENT-01] reads a form as a question, a super valentine or an ordinary one', () => {
  expect(readForm(plain).type).toBe('ordinary');
  expect(readForm({ ...plain, isSuper: true }).type).toBe('super');
  expect(readForm(question).type).toBe('anonymous_message');
});

test('[API-04] explains in the error message what to change', () => {
  const words = (form: Form) => {
    try {
      return readForm(form).message;
    } catch (error) {
      return (error as ApiError).message;
    }
  };
  expect(words({ ...plain, isFullyAnonymous: true, isOpenSympathy: true })).toBe('Choose full anonymity or open sympathy, not both');
  expect(words({ ...plain, itemId: 'nothing' })).toBe('There is no such gift in this mode');
  expect(words({ ...question, isSuper: true })).toBe('isSuper: not in anonymous messages');
});

describe('[SND-04] a valentine', () => {
  test('may be empty and has at most 100 characters', () => {
    expect(readForm({ ...plain, message: '  ' }).message).toBe('');
    expect(readForm({ ...plain, message: '👨‍👩‍👧‍👦'.repeat(50) }).message).toHaveLength(11 * 50);
    expect(refusal({ ...plain, message: 'x'.repeat(101) })).toEqual(['message_too_long', 'message']);
    expect(refusal({ ...plain, message: 'a\0b' })).toEqual(['bad_message', 'message']);
  });

  test('accepts only offered gifts', () => {
    for (const itemId of ['nothing', 'anon', 'easter_cake', 'club'])
      expect(refusal({ ...plain, itemId })).toEqual(['unknown_item', 'itemId']);
  });

  test('[GFT-02] accepts the Easter cake from 1 to 20 April, Moscow time', () => {
    const cake = { ...plain, itemId: 'easter_cake' };
    for (const [time, isOffered] of [
      ['2027-03-31T20:59:59Z', false],
      ['2027-03-31T21:00:00Z', true],
      ['2027-04-20T20:59:59Z', true],
      ['2027-04-20T21:00:00Z', false],
    ] as const) {
      const now = new Date(time);
      if (isOffered) expect(readForm(cake, { now }).price).toBe(49);
      else expect(refusal(cake, { now })).toEqual(['unknown_item', 'itemId']);
    }
    expect(refusal(cake, { now: new Date('2027-04-10T09:00:00Z'), hiddenIds: ['easter_cake'] })).toEqual(['unknown_item', 'itemId']);
  });

  test('[PAY-02] rejects a gift that the deployment hides, even if an old page still shows it', () => {
    expect(readForm({ ...plain, itemId: 'diamond' }).price).toBe(399);
    expect(refusal({ ...plain, itemId: 'diamond' }, { hiddenIds: ['ring', 'diamond'] })).toEqual(['unknown_item', 'itemId']);
  });
});

describe('[ASK-01] a question', () => {
  test('is never empty', () => {
    for (const message of ['', ' \n ', '\u3164\u2800']) expect(refusal({ ...question, message })).toEqual(['message_blank', 'message']);
  });

  test('accepts an emotion, but neither super nor open sympathy', () => {
    expect(refusal({ ...question, itemId: 'tulip' })).toEqual(['unknown_item', 'itemId']);
    expect(refusal({ ...question, isSuper: true })).toEqual(['bad_input', 'isSuper']);
    expect(refusal({ ...question, isOpenSympathy: true })).toEqual(['bad_input', 'isOpenSympathy']);
  });
});
