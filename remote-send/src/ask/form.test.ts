import { describe, expect, test } from '@rstest/core';
import { canContinue, emptyAskForm, isAskForm, questionOf } from './form.ts';

describe('the form of a question', () => {
  test('[ASK-01b] one goes on only with words in it, at most 100 characters, blanks of every kind not counted', () => {
    for (const blank of ['', '   ', '\n', '\u3164', '\u2800']) expect(canContinue(blank)).toBe(false);
    expect(canContinue(' why? ')).toBe(true);
    expect(canContinue('a'.repeat(100))).toBe(true);
    expect(canContinue('a'.repeat(101))).toBe(false);
  });

  test('[ASK-01c] it opens without words, and the free anon item is the default emotion', () => {
    expect(emptyAskForm).toEqual({ step: 'write', message: '', selectedGift: 'anon' });
  });

  test('[ASK-01d] the question goes out trimmed, under the picked emotion', () => {
    expect(questionOf({ message: ' why? ' }, 'fire', 'a2b3c4d5e6')).toEqual({
      mode: 'anonymous',
      to: 'a2b3c4d5e6',
      giftId: 'fire',
      text: 'why?',
      privacy: 'reveal',
      isSuper: false,
    });
    expect(questionOf({ message: '  ' }, 'fire', 'a2b3c4d5e6')).toBeNull();
  });

  test('[SND-03j] a draft of another shape is not taken for a question', () => {
    for (const right of [emptyAskForm, { step: 'emotion', message: 'why?', selectedGift: 'fire' }]) expect(isAskForm(right)).toBe(true);
    for (const wrong of [{ step: 'gift' }, { message: null }, { selectedGift: null }])
      expect({ wrong, is: isAskForm({ ...emptyAskForm, ...wrong }) }).toEqual({ wrong, is: false });
    for (const wrong of [null, {}]) expect(isAskForm(wrong)).toBe(false);
  });
});
