import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { isBlank, limitMarks, removeInvisible } from './characters.ts';

const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));
const FAMILY = '👨‍👩‍👧‍👦';
const MARK = '\u0335';

test.each([
  ['variation selector', '\uFE0F'],
  ['combining grapheme joiner', '\u034F'],
  ['invisible separator', '\u2063'],
  ['null notehead', '\u{1D159}'],
  ['Khitan filler', '\u{16FE4}'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['Mongolian variation selector', '\u180B'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uFFA0'],
  ['Khmer inherent vowel', '\u17B4'],
  ['soft hyphen', '\u00AD'],
  ['direction marks', '\u200E\u200F\u061C'],
  ['variation selector 17', '\u{E0100}'],
  ['annotation anchor', '\uFFF9'],
  ['control', '\u0001\u009F'],
  ['braille blank', '\u2800'],
  ['ideographic space', '\u3000'],
  ['hieroglyph blank', '\u{13441}'],
  ['shorthand format control', '\u{1BCA0}'],
  ['joiners without ink', '\u2D7F\u{1107F}'],
  ['nothing', ''],
])('[TXT-01] a text of %s only is blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(` ${text}\n${text} `)).toBe(true);
  expect(isBlank(`${text}x`)).toBe(false);
});

test('[TXT-01] marks, number signs and emoji are visible', () => {
  for (const text of ['\u0301', '\u0600', '❤️', FAMILY, '。', '०']) expect(isBlank(text)).toBe(false);
});

test('[TXT-01] the sixth mark on a base is dropped, also after a joiner or another invisible character', () => {
  expect(limitMarks(`x${MARK.repeat(6)}y${MARK.repeat(5)}`)).toBe(`x${MARK.repeat(5)}y${MARK.repeat(5)}`);
  for (const between of ['\u200D', '\u200C', '\u034F', '\uFE0F', '\u2060', '\u0001']) {
    const markedText = `x${`${MARK.repeat(5)}${between}`.repeat(60)}`;
    expect(removeInvisible(limitMarks(markedText)).length).toBeLessThanOrEqual(6);
  }
  fc.assert(
    fc.property(anyText, (text) => {
      expect(limitMarks(limitMarks(text))).toBe(limitMarks(text));
    }),
  );
});

test.each([
  ['skin tones', '\u{1F3FB}'],
  ['halfwidth kana marks', '\uFF9E'],
  ['Thai vowels AM', '\u0E33'],
])('[TXT-01] %s between marks do not start a new count', (_, extender) => {
  const text = `a${`${MARK.repeat(5)}${extender}`.repeat(4)}`;
  expect(limitMarks(text)).toBe(`a${MARK.repeat(5)}`);
});
