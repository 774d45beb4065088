import { expect, test } from '@rstest/core';
import { hueOf, initials } from './initials.ts';

test('[SHR-02] the first two letters of the first name, whatever they are made of', () => {
  expect(initials(' boris ')).toBe('BO');
  expect(initials('Ё')).toBe('Ё');
  expect(initials('👨‍👩‍👧 family')).toBe('👨‍👩‍👧 ');
  expect(initials('')).toBe('');
});

test('a name keeps its colour, and names have several', () => {
  expect(hueOf('Alice')).toBe(hueOf(' Alice '));
  const hues = ['Alice', 'Boris', 'Carla', 'Дима', 'Eve', 'Fatima', 'Grigori'].map(hueOf);
  expect(new Set(hues).size).toBeGreaterThan(2);
  expect(hues.every((hue) => hue >= 0 && hue < 8)).toBe(true);
});
