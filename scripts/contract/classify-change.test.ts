import { expect, test } from '@rstest/core';
import { classifyChange } from './classify-change.ts';

const contract = (version: string, reports: string) => ({ version, reports });
const [one, two] = ['readonly price: number;', 'readonly price: string;'];

test('[MFE-05] a changed contract needs another version than the last commit', () => {
  const committed = contract('1.2.0', one);
  expect(classifyChange({ sources: contract('1.2.0', two), recorded: one, committed })).toBe('raise');
  expect(classifyChange({ sources: contract('1.2.0', two), recorded: two, committed })).toBe('raise');
  expect(classifyChange({ sources: contract('2.0.0', two), recorded: one, committed })).toBe('record');
  expect(classifyChange({ sources: contract('2.0.0', two), recorded: two, committed })).toBe('same');
});

test('[MFE-05] a changed comment needs no other version, but a new report', () => {
  const described = `// (undocumented)\n  /** In Stars,\n   * whole. */\n  ${one}`;
  const committed = contract('1.2.0', one);
  expect(classifyChange({ sources: contract('1.2.0', described), recorded: one, committed })).toBe('record');
  expect(classifyChange({ sources: contract('1.2.0', described), recorded: described, committed })).toBe('same');
});

test('[MFE-05] without a committed contract only the reports are compared', () => {
  expect(classifyChange({ sources: contract('1.0.0', one), recorded: one, committed: null })).toBe('same');
  expect(classifyChange({ sources: contract('1.0.0', one), recorded: '', committed: null })).toBe('record');
});
