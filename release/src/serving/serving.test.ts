import { expect, test } from '@rstest/core';
import { cachingOf, folders } from './file-headers.ts';

test('[MFE-10] the public folders do not include the history, which names users', () => {
  expect(Object.keys(folders)).not.toContain('releases');
  expect(['releases/1.json', 'release.json', 'r/inbox/a.js', 'art/a.webp'].map(cachingOf)).toEqual([
    'revalidated',
    'revalidated',
    'immutable',
    'day',
  ]);
});
