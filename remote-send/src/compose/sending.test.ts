import { type Privacy, privacies } from '@billet/shared-domain/rules/privacy';
import { describe, expect, test } from '@rstest/core';
import { sampleSending as sending } from './samples.ts';
import { fromBody, intentOf, toBody } from './sending.ts';

describe('request body of a note', () => {
  test.each<[Privacy, boolean, boolean]>([
    ['reveal', false, false],
    ['full_anon', true, false],
    ['open', false, true],
  ])('[GFT-05a] %s privacy sets fully anonymous %s and open sympathy %s, never both', (privacy, hidden, open) => {
    const body = toBody({ ...sending, privacy }, 0);
    expect(body.isFullyAnonymous).toBe(hidden);
    expect(body.isOpenSympathy).toBe(open);
  });

  test('[SND-04a] a valentine may have no text and may be super', () => {
    expect(toBody({ ...sending, text: '', isSuper: true }, 49)).toMatchObject({ message: '', isSuper: true, isAnonymousMessage: false });
  });

  test('[ASK-01a][PAY-01k] a question has its emotion as the item, the question flag and the total', () => {
    expect(toBody({ ...sending, mode: 'anonymous', giftId: 'surprise', text: 'why?' }, 49)).toEqual({
      valentineCode: 'a2b3c4d5e6',
      itemId: 'surprise',
      message: 'why?',
      isSuper: false,
      isFullyAnonymous: false,
      isOpenSympathy: false,
      isAnonymousMessage: true,
      total: 49,
    });
  });

  test('[SND-03k] a stored body is parsed back into the note', () => {
    for (const privacy of privacies)
      for (const mode of ['valentine', 'anonymous'] as const)
        for (const isSuper of [true, false]) {
          const one = { ...sending, privacy, mode, isSuper, isMatchable: isSuper };
          expect(fromBody(toBody(one, 98))).toEqual(one);
        }
    expect(fromBody({ valentineCode: 'a2b3c4d5e6', itemId: 'tulip' })).toEqual({ ...sending, text: '' });
  });

  test.each([null, undefined, 'text', 7, {}, { valentineCode: 1, itemId: 'tulip' }, { valentineCode: 'a', itemId: null }])(
    '[SND-03l] the stored body %j is rejected',
    (body) => {
      expect(fromBody(body)).toBeNull();
    },
  );

  test('[GFT-05c] a stored body with both privacy flags is rejected', () => {
    expect(fromBody({ ...toBody(sending, 0), isFullyAnonymous: true, isOpenSympathy: true })).toBeNull();
  });

  test('[SND-03m] a stored body with a message that is not a string is rejected', () => {
    expect(fromBody({ valentineCode: 'a', itemId: 'tulip', message: 1 })).toBeNull();
  });
});

test('[SND-03b] the storage name consists of the page and the recipient', () => {
  expect(intentOf({ mode: 'valentine', to: 'a2b3c4d5e6' })).toBe('send/a2b3c4d5e6');
  expect(intentOf({ mode: 'anonymous', to: 'a2b3c4d5e6' })).toBe('ask/a2b3c4d5e6');
});
