import { describe, expect, test } from '@rstest/core';
import { contrast, luminance, themes, tokensOf } from './tokens.ts';

const TEXT = 4.5;
const SHAPE = 3;
const surfaces = ['--color-background', '--color-surface', '--color-surface-raised'];

/** Text tokens and their backgrounds. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['--color-text', [...surfaces, '--color-accent-soft']],
  ['--color-text-muted', [...surfaces, '--color-accent-soft']],
  ['--color-accent-strong', [...surfaces, '--color-accent-soft']],
  ['--color-on-accent', ['--color-accent', '--color-accent-end']],
  ['--color-danger', [...surfaces, '--color-danger-soft']],
  ['--color-on-danger', ['--color-danger']],
  ['--color-success', [...surfaces, '--color-success-soft', '--color-accent-soft']],
  ['--color-warning', [...surfaces, '--color-warning-soft']],
  ['--ribbon-text', ['--ribbon-hidden', '--ribbon-mutual', '--ribbon-sympathy', '--ribbon-visible']],
];

for (const theme of themes) {
  describe(`${theme.mode}, ${theme.isDark ? 'dark' : 'light'}`, () => {
    const tokens = tokensOf(theme);
    const value = (name: string) => tokens.get(name) ?? `missing ${name}`;

    for (const [text, backgrounds] of texts) {
      test(`[VIS-03] ${text} is readable on ${backgrounds.join(', ')}`, () => {
        const weak = backgrounds.filter((background) => contrast(value(text), value(background)) < TEXT);
        expect(weak).toEqual([]);
      });
    }

    test('[VIS-03] the focus ring is visible on every background', () => {
      expect(surfaces.filter((surface) => contrast(value('--color-accent-strong'), value(surface)) < SHAPE)).toEqual([]);
    });

    test('[ENV-03] the background equals the colour that is sent to the messenger', () => {
      expect(value('--color-background')).toBe(theme.isDark ? '#1c1c1c' : '#efeff3');
    });

    test('[ENV-04] a dark background has a luminance under 120', () => {
      const eightBit = Number.parseInt(value('--color-background').slice(1, 3), 16);
      expect(eightBit < 120).toBe(theme.isDark);
    });
  });
}

test('[VIS-03] the accent is red in one mode and violet in the other', () => {
  for (const isDark of [true, false]) {
    const valentine = tokensOf({ mode: 'valentine', isDark }).get('--color-accent') ?? '';
    const anonymous = tokensOf({ mode: 'anonymous', isDark }).get('--color-accent') ?? '';
    const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(valentine.slice(at, at + 2), 16));
    const [anonymousRed, , anonymousBlue] = [1, 3, 5].map((at) => Number.parseInt(anonymous.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(blue ?? 255);
    expect(anonymousBlue).toBeGreaterThan(anonymousRed ?? 255);
  }
});

test('contrast follows WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#e0184b', '#e0184b')).toBe(1);
  expect(luminance('#ffffff')).toBeCloseTo(1, 5);
  expect(() => luminance('rgb(0 0 0)')).toThrow('not a plain colour');
});
