import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { folds, foldText } from './fold.ts';
import { cleanMutedWords, isMuted, MUTED_WORDS_LIMIT } from './mute.ts';

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
    ['hello', '', false],
    ['hello', '\u200E', false],
    ['a straße', 'strasse', true],
    ['x😀fool', 'fool', true],
    ['fool😀', 'fool', true],
    ['𝒜ss', 'ss', false],
    ['ss𝒜', 'ss', false],
    ['no\nass\n', 'ass', true],
    ['no assume ass', 'ass', true],
    ['9ass', 'ass', false],
    ['you fooool', 'fool', true],
    ['FFFOOOOLLL!', 'fool', true],
    ['fooolish', 'fool', true],
    ['asssss', 'ass', true],
    ['asssume', 'ass', false],
    ['noooo, as you like', 'ass', false],
    ['go to hellllll', 'go to hell', true],
    ['a f o o l', 'fool', true],
    ['f.o.o.l', 'fool', true],
    ['f*o_o-l', 'fool', true],
    ['f😀o😀o😀l', 'fool', true],
    ['Д У Р А К', 'дурак', true],
    ['g o t o h e l l', 'go to hell', true],
    ['a s s', 'ass', true],
    ['a s sure', 'ass', false],
    ['he said a b c', 'ab', false],
    ['nooo 🖕 c++ (x)', 'c++ (', true],
    ['바보야', '바보', true],
    ['욕심', '욕', false],
    ['कमीनापन', 'कमीना', true],
    ['يا الكلب', 'كلب', true],
    ['والكلب', 'كلب', true],
    ['للكلب', 'كلب', true],
    ['قلب', 'لب', false],
    ['הכלב', 'כלב', true],
    ['שהכלב', 'כלב', true],
    ['אבא', 'בא', false],
  ])('[SAF-01] whether %j is muted by %j: %s', (message, word, is) => {
    expect(isMuted(message, [word])).toBe(is);
  });

  test('[SAF-01] cleanMutedWords keeps the first spelling of up to fifty words, and drops blank, invisible and long ones', () => {
    expect(cleanMutedWords([' Fool ', 'fool', '', '  ', '\u200E', 'x'.repeat(31), 'FOOL!', 'y'.repeat(30)])).toEqual([
      'Fool',
      'FOOL!',
      'y'.repeat(30),
    ]);
    const many = Array.from({ length: 60 }, (_, index) => `word${index}`);
    expect(cleanMutedWords(many)).toEqual(many.slice(0, 50));
    expect(MUTED_WORDS_LIMIT).toBe(50);
  });

  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 70 });
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });

  test('[TXT-01] [SAF-01] cleaned words are unique and within the limit, and cleaning them again changes nothing', () => {
    fc.assert(
      fc.property(words, (typed) => {
        const clean = cleanMutedWords(typed);
        expect(clean.length).toBeLessThanOrEqual(MUTED_WORDS_LIMIT);
        expect(new Set(clean.map(foldText)).size).toBe(clean.length);
        expect(cleanMutedWords(clean)).toEqual(clean);
      }),
    );
  });

  test('[SAF-01] a separate muted word is found in any case and normalization form', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('fool', 'ass', 'дурак', 'café', '傻瓜', 'go away'), (before, after, word) => {
        expect(isMuted(`${before} ${word} ${after}`, [word])).toBe(true);
        expect(isMuted(`${before} ${word.toUpperCase().normalize('NFD')} ${after}`, [word])).toBe(true);
      }),
    );
  });

  test('[SAF-01] a message without muted words is not muted, and additional words never mute less', () => {
    fc.assert(
      fc.property(text, words, words, (message, some, more) => {
        if (isMuted(message, some)) expect(isMuted(message, [...more, ...some])).toBe(true);
        for (const word of some)
          if (folds.every((fold) => !fold(message).includes(fold(word)))) expect(isMuted(message, [word])).toBe(false);
        expect(isMuted(message, [])).toBe(false);
      }),
    );
  });
});
