import { expect, test } from '@rstest/core';
import { makeLanguage } from './language.ts';

test('[I18-01] a message has at most 100 placeables: one with more is logged and shows none of them', () => {
  const message = (count: number) => `many = ${'{ $x }'.repeat(count)}\n`;
  const logged: unknown[] = [];
  const formatCount = (count: number) =>
    makeLanguage('en', message(count), ({ reason }) => logged.push(reason)).messages.getString('many', { x: 'x' });
  expect([formatCount(100), logged]).toEqual(['x'.repeat(100), []]);
  expect(formatCount(101)).not.toContain('x'.repeat(100));
  expect(logged.join()).toContain('Too many placeables');
});
