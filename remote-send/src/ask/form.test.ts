import { describe, expect, test } from '@rstest/core';
import { canContinue, emptyAskForm, isAskForm, questionOf } from './form.ts';

describe('the form of a question', () => {
  test('[ASK-01b] one goes on only with words in it, at most 100 characters, blanks of every kind not counted', () => {
    for (const blank of ['', '   ', '\n', '\u3164', '\u2800']) expect(canContinue(blank)).toBe(false);
    expect(canContinue(' why? ')).toBe(true);
    expect(canContinue('a'.repeat(100))).toBe(true);
    expect(canContinue('a'.repeat(101))).toBe(false);
  });

  test('[ASK-01c] the free anon item is the default emotion', () => {
    expect(emptyAskForm.selectedGift).toBe('anon');
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
    expect(isAskForm(emptyAskForm)).toBe(true);
    for (const wrong of [null, {}, { ...emptyAskForm, step: 'gift' }, { ...emptyAskForm, selectedGift: null }])
      expect(isAskForm(wrong)).toBe(false);
  });
});
