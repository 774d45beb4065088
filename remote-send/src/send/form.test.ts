import { describe, expect, test } from '@rstest/core';
import { messageFaultId } from '../compose/message-field.tsx';
import { emptySendForm, isSendForm, type SendForm, totalOf, valentineOf } from './form.ts';

const code = 'a2b3c4d5e6';
const picked = { ...emptySendForm, selectedGift: 'tulip' };

describe('form of a valentine', () => {
  test('[SND-03h] the form opens on the gifts, without text, gift or extras, and revealable', () => {
    expect(emptySendForm).toEqual({
      step: 'gift',
      message: '',
      selectedGift: null,
      privacyType: 'reveal',
      isSuperValentine: false,
      isMatchable: true,
    });
  });

  test("[GFT-05b] the total is the gift's price plus 49 for each extra", () => {
    expect(totalOf(picked, 0)).toBe(0);
    expect(totalOf(picked, 49)).toBe(49);
    expect(totalOf({ ...picked, privacyType: 'full_anon' }, 49)).toBe(98);
    expect(totalOf({ ...picked, isSuperValentine: true }, 49)).toBe(98);
    expect(totalOf({ ...picked, privacyType: 'full_anon', isSuperValentine: true }, 399)).toBe(497);
    expect(totalOf({ ...picked, privacyType: 'open' }, 0)).toBe(0);
  });

  test('[SND-04b] the text is optional, has up to 100 graphemes, and is sent cleaned', () => {
    expect(valentineOf(picked, code)?.text).toBe('');
    expect(valentineOf({ ...picked, message: '  hi ' }, code)?.text).toBe('hi');
    expect(valentineOf({ ...picked, message: '👨‍👩‍👧‍👦'.repeat(50) }, code)).not.toBeNull();
    expect(valentineOf({ ...picked, message: 'a'.repeat(101) }, code)).toBeNull();
    expect(messageFaultId('a'.repeat(101))).toBe('send-message-too-long');
    expect(messageFaultId('a\0')).toBe('send-message-not-text');
    expect(messageFaultId('')).toBeNull();
  });

  test('[SND-04c] the valentine has the code, the gift, the privacy and the extras of the form', () => {
    expect(valentineOf({ ...picked, privacyType: 'open', isSuperValentine: true }, code)).toEqual({
      mode: 'valentine',
      to: code,
      giftId: 'tulip',
      text: '',
      privacy: 'open',
      isSuper: true,
      isMatchable: true,
    });
  });

  test('[ENT-03] the match switch is on by default, also in a draft without it, and off for a fully anonymous note', () => {
    const isMatchable = (more: Partial<SendForm>) => valentineOf({ ...picked, ...more }, code)?.isMatchable;
    expect(isMatchable({})).toBe(true);
    expect(isMatchable({ isMatchable: false })).toBe(false);
    expect(isMatchable({ isMatchable: undefined })).toBe(true);
    expect(isMatchable({ privacyType: 'open' })).toBe(true);
    expect(isMatchable({ privacyType: 'full_anon' })).toBe(false);
    expect(isSendForm({ ...picked, isMatchable: undefined })).toBe(true);
    expect(isSendForm({ ...picked, isMatchable: 'yes' })).toBe(false);
  });

  test('a form without a gift has nothing to send', () => {
    expect(valentineOf(emptySendForm, code)).toBeNull();
  });

  test('[SND-03i] a draft of another shape is rejected', () => {
    for (const right of [picked, emptySendForm, { ...picked, step: 'checkout', privacyType: 'open' }]) expect(isSendForm(right)).toBe(true);
    for (const wrong of [{ step: 'paid' }, { message: 1 }, { selectedGift: 7 }, { privacyType: 'all' }, { isSuperValentine: 1 }])
      expect({ wrong, is: isSendForm({ ...picked, ...wrong }) }).toEqual({ wrong, is: false });
    for (const wrong of [null, 'x', {}]) expect(isSendForm(wrong)).toBe(false);
  });
});
