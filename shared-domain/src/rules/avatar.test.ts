import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { hueOf, initials, plainInitials } from './avatar.ts';
import { countCharacters, limitMarks } from './characters.ts';

const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));
const FAMILY = '👨‍👩‍👧‍👦';
const MARK = '\u0335';

test.each([
  ['Alice', 'AL'],
  [' boris ', 'BO'],
  [' я ', 'Я'],
  ['дина', 'ДИ'],
  ['', ''],
  [' \u3164 ', ''],
  [`${FAMILY}bc`, 'BC'],
  ['🌸 Anna', 'AN'],
  [FAMILY, FAMILY],
  ['A b', 'AB'],
  ['\u200Fשירה', 'שי'],
  ['\u200E\u2063\uFE0FMia', 'MI'],
  ['\u{E0041}\u2800Zoe', 'ZO'],
  ['J\u200Bo', 'JO'],
  ['J\u061Co', 'JO'],
  ['שָרה', 'שָר'],
  ['عَلي', 'عَل'],
  ['e\u0301va', `${'É'.normalize('NFD')}V`],
  ['किरण', 'किर'],
  ['99 Luft', '99'],
  ['(Max)', 'MA'],
  ['1️⃣ Jo', 'JO'],
  ['ßa', 'SS'],
  ['aßb', 'AS'],
  ['ßß', 'SS'],
  ['ﬁnn', 'FI'],
  ['ﬃ', 'FF'],
  ['İl', 'İL'],
  ['ǆa', 'ǄA'],
  ['ŉa', 'ʼN'],
  ['ǰo', 'J\u030CO'],
])('[SHR-02][SND-01] the initials of %j are %j', (name, letters) => {
  expect(initials(name).replaceAll(/[\u200B\u061C]/g, '')).toBe(letters);
});

test.each(['\u061CAli', 'a\u061Cli', '\u0600a', 'שָרה', '\u0484a'])(
  '[FST-01] the first frame leaves the initials of %j to the app',
  (name) => {
    expect(plainInitials(name)).toBeUndefined();
  },
);

test('[SHR-02] initials have at most two graphemes and no excess of combining marks', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      expect(limitMarks(initials(name))).toBe(initials(name));
      expect(countCharacters(initials(name))).toBeLessThanOrEqual(2);
    }),
  );
  expect(initials(`a${`${MARK.repeat(5)}\u200D`.repeat(60)}b`).length).toBeLessThan(80);
  expect(countCharacters(initials('Ann'))).toBe(2);
});

test('a name always has the same colour, and names have several colours', () => {
  expect(hueOf('Alice')).toBe(hueOf(' Alice '));
  const hues = ['Alice', 'Boris', 'Carla', 'Дима', 'Eve', 'Fatima', 'Grigori'].map(hueOf);
  expect(new Set(hues).size).toBeGreaterThan(2);
  expect(hues.every((hue) => hue >= 0 && hue < 8)).toBe(true);
});
