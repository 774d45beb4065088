import { describe, expect, test } from '@rstest/core';
import { anonymousBody, type PrivacyType, valentineBody } from './choice.ts';

const choice = { valentineCode: 'a2b3c4d5e6', itemId: 'tulip', message: 'hi', privacyType: 'reveal', isSuperValentine: false } as const;

describe('the body of a note', () => {
  test.each<[PrivacyType, boolean, boolean]>([
    ['reveal', false, false],
    ['full_anon', true, false],
    ['open', false, true],
  ])('[GFT-05a] %s privacy sets fully anonymous %s and open sympathy %s, never both', (privacyType, hidden, open) => {
    const body = valentineBody({ ...choice, privacyType });
    expect(body.isFullyAnonymous).toBe(hidden);
    expect(body.isOpenSympathy).toBe(open);
  });

  test('[SND-04a] a valentine may be without words and may be super', () => {
    expect(valentineBody({ ...choice, message: '', isSuperValentine: true })).toMatchObject({ message: '', isSuper: true });
  });

  test('[ASK-01a] an anonymous message carries its emotion as the item and says what it is', () => {
    expect(anonymousBody({ valentineCode: choice.valentineCode, itemId: 'anon', message: 'why?' })).toEqual({
      valentineCode: choice.valentineCode,
      itemId: 'anon',
      message: 'why?',
      isAnonymousMessage: true,
    });
  });
});
