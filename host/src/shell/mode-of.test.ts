import { expect, test } from '@rstest/core';
import { modeOf } from './mode-of.ts';

test('[NAV-07] /send wears valentine and /ask anonymous whatever the person’s own mode; tabs wear the own one', () => {
  expect(modeOf('/send', 'anonymous')).toBe('valentine');
  expect(modeOf('/ask', 'valentine')).toBe('anonymous');
  expect(modeOf('/inbox', 'valentine')).toBe('valentine');
  expect(modeOf('/share', 'anonymous')).toBe('anonymous');
});
