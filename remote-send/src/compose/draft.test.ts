import { expect, test } from '@rstest/core';
import { keptFormOf } from './draft.ts';

test('[SND-03] a malformed draft is rejected', () => {
  const isKept = keptFormOf((value): value is string => typeof value === 'string');
  expect(isKept({ form: 'Dear', isOpen: false })).toBe(true);
  for (const kept of [null, 'Dear', {}, { form: 'Dear' }, { form: 7, isOpen: true }, { form: 'Dear', isOpen: 'yes' }]) {
    expect(isKept(kept)).toBe(false);
  }
});
