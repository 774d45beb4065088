import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { cleanMutedWords, foldText, isMuted, MUTED_WORDS_LIMIT } from './mute.ts';

describe('[SAF-01] muted words', () => {
  test.each([
    ['You are a fool!', 'fool', true],
    ['FOOL', 'fool', true],
    ['foolish as ever', 'fool', true],
    ['an april-fool', 'fool', true],
    ['tomfool', 'fool', false],
    ['ass', 'ass', true],
    ['I assume so', 'ass', false],
    ['Дураки вы все', 'дурак', true],
    ['go  to\nhell', 'go to hell', true],
    ['f\u200Bool', 'fool', true],
    ['cafe\u0301', 'CAFÉ', true],
    ['你是傻瓜吗', '傻瓜', true],
    ['i am 💩', '💩', true],
    ['', 'fool', false],
  ])('%j with %j: %s', (message, word, is) => {
    expect(isMuted(message, [word])).toBe(is);
  });

  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 70 });
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });

  test('[TXT-01] are kept clean: each once, within the limit, and cleaning them again changes nothing', () => {
    fc.assert(
      fc.property(words, (typed) => {
        const clean = cleanMutedWords(typed);
        expect(clean.length).toBeLessThanOrEqual(MUTED_WORDS_LIMIT);
        expect(new Set(clean.map(foldText)).size).toBe(clean.length);
        expect(cleanMutedWords(clean)).toEqual(clean);
      }),
    );
  });

  test('are found wherever they stand apart, in whatever case and form', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('fool', 'ass', 'дурак', 'café', '傻瓜', 'go away'), (before, after, word) => {
        expect(isMuted(`${before} ${word} ${after}`, [word])).toBe(true);
        expect(isMuted(`${before} ${word.toUpperCase().normalize('NFD')} ${after}`, [word])).toBe(true);
      }),
    );
  });

  test('mute nothing that does not hold them, and more words never mute less', () => {
    fc.assert(
      fc.property(text, words, words, (message, some, more) => {
        if (isMuted(message, some)) expect(isMuted(message, [...more, ...some])).toBe(true);
        for (const word of some) if (!foldText(message).includes(foldText(word))) expect(isMuted(message, [word])).toBe(false);
        expect(isMuted(message, [])).toBe(false);
      }),
    );
  });
});
