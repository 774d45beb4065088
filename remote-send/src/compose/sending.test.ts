import { describe, expect, test } from '@rstest/core';
import { type Privacy, type Sending, toBody } from './sending.ts';

const sending: Sending = { mode: 'valentine', to: 'a2b3c4d5e6', giftId: 'tulip', text: 'hi', privacy: 'reveal', isSuper: false };

describe('a sending in the words of the wire', () => {
  test.each<[Privacy, boolean, boolean]>([
    ['reveal', false, false],
    ['full_anon', true, false],
    ['open', false, true],
  ])('[GFT-05a] %s privacy sets fully anonymous %s and open sympathy %s, never both', (privacy, hidden, open) => {
    const body = toBody({ ...sending, privacy });
    expect(body.isFullyAnonymous).toBe(hidden);
    expect(body.isOpenSympathy).toBe(open);
  });

  test('[SND-04a] a valentine may be without words and may be super', () => {
    expect(toBody({ ...sending, text: '', isSuper: true })).toMatchObject({ message: '', isSuper: true, isAnonymousMessage: false });
  });

  test('[ASK-01a] a question carries its emotion as the item and says what it is', () => {
    expect(toBody({ ...sending, mode: 'anonymous', giftId: 'anon', text: 'why?' })).toEqual({
      valentineCode: 'a2b3c4d5e6',
      itemId: 'anon',
      message: 'why?',
      isSuper: false,
      isFullyAnonymous: false,
      isOpenSympathy: false,
      isAnonymousMessage: true,
    });
  });
});
