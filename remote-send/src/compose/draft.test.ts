import { expect, test } from '@rstest/core';
import { storedFormGuard } from './draft.ts';

test('[SND-03] a malformed draft is rejected', () => {
  const isForm = storedFormGuard((value): value is string => typeof value === 'string');
  expect(isForm({ form: 'Dear', isOpen: false })).toBe(true);
  for (const value of [null, 'Dear', {}, { form: 'Dear' }, { form: 7, isOpen: true }, { form: 'Dear', isOpen: 'yes' }]) {
    expect(isForm(value)).toBe(false);
  }
});
