import { expect, test } from '@rstest/core';
import { cachingOf, folders } from './file-headers.ts';

test('[MFE-10] who released what is in no folder that people may ask for', () => {
  expect(Object.keys(folders)).not.toContain('releases');
  expect(['releases/1.json', 'release.json', 'r/inbox/a.js', 'art/a.webp'].map(cachingOf)).toEqual([
    'revalidated',
    'revalidated',
    'immutable',
    'kept',
  ]);
});
