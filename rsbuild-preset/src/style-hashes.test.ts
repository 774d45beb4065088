import { expect, test } from '@rstest/core';
import { styleHashes } from './style-hashes.ts';

test('[SEC-06] the styles that libraries write are known by their hashes, the empty element first', () => {
  const hashes = styleHashes();
  expect(hashes).toHaveLength(3);
  expect(hashes[0]).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  for (const hash of hashes) expect(hash).toMatch(/^sha256-[\w+/]{43}=$/);
});

test('[SEC-06] a library that writes them in another way stops the build', () => {
  expect(() => styleHashes(['react'])).toThrow(/^react writes its styles in another way/);
});
