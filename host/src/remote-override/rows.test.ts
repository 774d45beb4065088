import { expect, test } from '@rstest/core';
import type { ReleaseData } from '../site/release-data.ts';
import { type RowsOptions, rowsOf } from './rows.ts';

const manifest = { routes: [], dialogs: [] };
const version = (name: string) => ({ version: name, entry: `/r/inbox/${name}.js`, integrity: {}, chunks: {}, manifest });
const inbox = { active: version('two'), canary: { ...version('three'), percent: 5, salt: '' }, previous: [version('one')] };
const release: ReleaseData = { shell: { version: 'shell' }, remotes: { inbox } };

const rowWith = (running: string, more: Partial<RowsOptions> = {}) => {
  const [row] = rowsOf({
    ...{ remotes: ['inbox'], versionOf: () => running, release, overridden: null, pins: {}, failures: {} },
    ...more,
  });
  return row;
};

test('[MFE-08] a row names the source of the running version', () => {
  expect(rowWith('two')?.source).toBe('active');
  expect(rowWith('three')?.source).toBe('canary');
  expect(rowWith('one')?.source).toBe('previous');
  expect(rowWith('one', { pins: { inbox: 'one' } })?.source).toBe('pinned');
  expect(rowWith('zero')?.source).toBe('other');
  expect(rowWith('development', { overridden: 'inbox', pins: { inbox: 'one' } })?.source).toBe('override');
});

test('[MFE-08] a row offers the kept versions that are not running, and shows the last failure', () => {
  expect(rowWith('two', { failures: { inbox: 'missing (entry) in two' } })).toEqual({
    ...{ remote: 'inbox', version: 'two', source: 'active', failure: 'missing (entry) in two', others: ['three', 'one'] },
  });
});

test('[MFE-08][MFE-14] a remote that was never released has a row without kept versions', () => {
  const row = rowWith('development', { remotes: ['quiz'], overridden: 'quiz' });
  expect(row).toEqual({ remote: 'quiz', version: 'development', source: 'override', failure: null, others: [] });
});
