import { expect, test } from '@rstest/core';
import { runnable } from './runnable.ts';

const shell = { react: '19.3.1', 'react-dom': '19.3.1', '@billet/shared-bridge': '1.6.0', '@billet/shared-i18n': '1.6.0' };

test.each([
  ['nothing', {}, true],
  ['the provided contract', { contract: '^1.6.0' }, true],
  ['an older contract with the same major version', { contract: '^1.2.0' }, true],
  ['a newer contract', { contract: '^1.7.0' }, false],
  ['a newer major version', { contract: '^2.0.0' }, false],
  ['an older major version', { contract: '^0.9.0' }, false],
  ['a library in the provided version', { contract: '^1.6.0', shared: { react: '19.3.1' } }, true],
  ['an older patch of a library', { contract: '^1.6.0', shared: { react: '19.2.0' } }, true],
  ['a newer patch of a library', { contract: '^1.6.0', shared: { react: '19.3.2' } }, false],
  ['a range of a library', { contract: '^1.6.0', shared: { react: '^19.3.0' } }, true],
  ['a library that the shell lacks', { contract: '^1.6.0', shared: { svelte: '5.0.0' } }, false],
  ['either of two ranges', { contract: '^1.6.0', shared: { react: '^18.2.0 || ^19.0.0' } }, true],
  ['an invalid range', { contract: 'latest' }, false],
  ['an unsupported range', { contract: '^1.6.0', shared: { react: '>=19' } }, false],
  ['own packages with a version other than the contract', { contract: '^1.6.0', shared: { '@billet/shared-i18n': '1.9.0' } }, true],
])('[MFE-05] whether a version that requires %s runs: %s', (_, wanted, expected) => {
  expect(runnable(wanted, shell)).toBe(expected);
});
