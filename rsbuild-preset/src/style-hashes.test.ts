import { expect, test } from '@rstest/core';
import { styleHashes } from './style-hashes.ts';

test('[SEC-06] returns the hashes of the styles that libraries insert, with the hash of the empty element first', () => {
  const hashes = styleHashes();
  expect(hashes).toHaveLength(3);
  expect(hashes[0]).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  for (const hash of hashes) expect(hash).toMatch(/^sha256-[\w+/]{43}=$/);
});

test('[SEC-06] throws for a library that inserts its styles in an unknown way', () => {
  expect(() => styleHashes(['react'])).toThrow(/^react no longer inserts its styles with __insertCSS/);
});
