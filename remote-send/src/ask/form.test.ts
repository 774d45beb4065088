import { describe, expect, test } from '@rstest/core';
import { type AskForm, canContinue, emptyAskForm, isAskForm, questionOf } from './form.ts';

describe('form of a question', () => {
  test('[ASK-01b] a question needs 1 to 100 characters besides blanks of any kind', () => {
    for (const blank of ['', '   ', '\n', '\u3164', '\u2800']) expect(canContinue(blank)).toBe(false);
    expect(canContinue(' why? ')).toBe(true);
    expect(canContinue('a'.repeat(100))).toBe(true);
    expect(canContinue('a'.repeat(101))).toBe(false);
  });

  test('[ASK-01c] the form opens without text and with the free emotion anon', () => {
    expect(emptyAskForm).toEqual({ step: 'write', message: '', selectedGift: 'anon', isMatchable: false });
  });

  test('[ASK-01d] a question is sent trimmed with the picked emotion', () => {
    expect(questionOf({ message: ' why? ' }, 'fire', 'a2b3c4d5e6')).toEqual({
      mode: 'anonymous',
      to: 'a2b3c4d5e6',
      giftId: 'fire',
      text: 'why?',
      privacy: 'reveal',
      isSuper: false,
      isMatchable: false,
    });
    expect(questionOf({ message: '  ' }, 'fire', 'a2b3c4d5e6')).toBeNull();
  });

  test('[ENT-03] the match switch is off by default, also in a draft without it', () => {
    const isMatchable = (form: Partial<AskForm>) => questionOf({ message: 'why?', ...form }, 'fire', 'a2b3c4d5e6')?.isMatchable;
    expect(isMatchable({})).toBe(false);
    expect(isMatchable({ isMatchable: false })).toBe(false);
    expect(isMatchable({ isMatchable: true })).toBe(true);
    expect(isAskForm({ ...emptyAskForm, isMatchable: undefined })).toBe(true);
    expect(isAskForm({ ...emptyAskForm, isMatchable: 1 })).toBe(false);
  });

  test('[SND-03j] a draft of another shape is rejected', () => {
    for (const right of [emptyAskForm, { step: 'emotion', message: 'why?', selectedGift: 'fire' }]) expect(isAskForm(right)).toBe(true);
    for (const wrong of [{ step: 'gift' }, { message: null }, { selectedGift: null }])
      expect({ wrong, is: isAskForm({ ...emptyAskForm, ...wrong }) }).toEqual({ wrong, is: false });
    for (const wrong of [null, {}]) expect(isAskForm(wrong)).toBe(false);
  });
});
