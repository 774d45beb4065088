import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { countCharacters, isBlank } from './characters.ts';
import { ANSWER_LIMIT, checkText, cutText, INBOX_INPUT_LIMIT, MESSAGE_LIMIT, TITLE_CUT } from './text.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ok = (text: string) => ({ ok: true, text });
const fault = (name: string) => ({ ok: false, fault: name });
const anyText = fc.string({ unit: 'binary' });

test('[TXT-01] [SND-04] [RPL-01] the limits are 200, 100 and 144 characters', () => {
  expect([INBOX_INPUT_LIMIT, MESSAGE_LIMIT, ANSWER_LIMIT]).toEqual([200, 100, 144]);
});

test('[TXT-01] characters are counted as graphemes', () => {
  expect(countCharacters(`a${FAMILY}é🇷🇺`)).toBe(4);
  // 25 families have seven code points each, which is within four times the limit
  expect(checkText(FAMILY.repeat(25) + 'x'.repeat(75), 100)).toEqual(ok(FAMILY.repeat(25) + 'x'.repeat(75)));
  expect(checkText('x'.repeat(101), 100)).toEqual(fault('too_long'));
  expect(checkText('x'.repeat(100), 100).ok).toBe(true);
});

test('[TXT-01] a text may have four code points per character on average, and no more', () => {
  const four = 'x\u0335\u0335\u0335';
  expect(checkText(four.repeat(10), 10)).toEqual(ok(four.repeat(10)));
  expect(checkText(`${four.repeat(10)}\u0335`, 10)).toEqual(fault('too_long'));
  // the maximum bytes of four code points
  expect(checkText('😀'.repeat(100), 100).ok).toBe(true);
});

test('[TXT-01] code points and bytes are limited too, and a huge text is rejected at once', () => {
  expect(checkText(FAMILY.repeat(60), 100)).toEqual(fault('too_long'));
  expect(checkText('x\u0335'.repeat(500_000), 100)).toEqual(fault('too_long'));
});

test('[TXT-01] accepts five marks on a base and rejects six, also with joiners between them', () => {
  const five = '\u0335'.repeat(5);
  expect(checkText(`x${five}`, 100).ok).toBe(true);
  expect(checkText(`x${five}y${five}`, 100).ok).toBe(true);
  expect(checkText(`x${'\u0335'.repeat(6)}`, 100)).toEqual(fault('not_text'));
  for (const joiner of ['\u200D', '\u200C', '\u034F', '\uFE0F', '\u2060'])
    expect(checkText(`x${five}${joiner}${five}`, 100)).toEqual(fault('not_text'));
});

test('[TXT-01] text is composed and trimmed, bidirectional overrides are removed, and joiners are kept', () => {
  expect(checkText('  e\u0301 ', 100)).toEqual(ok('é'));
  expect(checkText('a\u202Eb\u2066c\u2069', 100)).toEqual(ok('abc'));
  expect(checkText('می\u200Cخواهم', 100)).toEqual(ok('می\u200Cخواهم'));
  expect(checkText(FAMILY, 10)).toEqual(ok(FAMILY));
});

test('[TXT-01] a text of invisible characters is blank', () => {
  for (const text of [
    '',
    '  ',
    '\n\t',
    '\uFE0F',
    '\u034F',
    '\u2063',
    '\u{1D159}',
    '\u{E0041}',
    '\u3164',
    '\u2800',
    ' \u3164\u2800\u200B ',
    '\u202E',
    '\u200E',
    '\u200F\u061C',
  ]) {
    expect({ text, result: checkText(text, 100) }).toEqual({ text, result: fault('blank') });
    expect(checkText(text, 100, true)).toEqual(ok(''));
  }
  expect(isBlank(' x ')).toBe(false);
});

test('[TXT-01] NUL and lone surrogates are rejected', () => {
  for (const text of ['a\0b', 'a\uD800b', '\uDC00']) expect(checkText(text, 100)).toEqual(fault('not_text'));
});

test('[TXT-01] checking an accepted text again changes nothing, and it is within its limits', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 30 }), (typed, limit) => {
      const result = checkText(typed, limit, true);
      if (!result.ok) return;
      expect(checkText(result.text, limit, true)).toEqual(result);
      expect(countCharacters(result.text)).toBeLessThanOrEqual(limit);
      expect([...result.text].length).toBeLessThanOrEqual(4 * limit);
      expect(new TextEncoder().encode(result.text).length).toBeLessThanOrEqual(16 * limit);
    }),
  );
});

test('[GFT-06] a title is cut after 25 graphemes with an ellipsis, never inside a grapheme', () => {
  expect(cutText('x'.repeat(25), TITLE_CUT)).toBe('x'.repeat(25));
  expect(cutText('x'.repeat(26), TITLE_CUT)).toBe(`${'x'.repeat(25)}…`);
  expect(cutText(FAMILY.repeat(26), TITLE_CUT)).toBe(`${FAMILY.repeat(25)}…`);
  fc.assert(fc.property(anyText, (text) => countCharacters(cutText(text, TITLE_CUT).replace(/…$/, '')) <= TITLE_CUT));
});
