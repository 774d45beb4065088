import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { integrityOf, matchesIntegrity } from './integrity.ts';

test('[MFE-07] the integrity of a file is its sha256, in the form of an integrity attribute', () => {
  expect(integrityOf('a')).toBe('sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=');
});

test.each(['sha256', 'sha384'])('[MFE-07] a %s matches the content that it was made of, and no other', (algorithm) => {
  const integrity = `${algorithm}-${createHash(algorithm).update('a').digest('base64')}`;
  expect([matchesIntegrity('a', integrity), matchesIntegrity('b', integrity)]).toEqual([true, false]);
});

test('[MFE-07] nothing matches a weaker hash', () => {
  expect(matchesIntegrity('a', `sha1-${createHash('sha1').update('a').digest('base64')}`)).toBe(false);
});
