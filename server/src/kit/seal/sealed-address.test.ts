import { expect, test } from '@rstest/core';
import { openAddress, sealAddress } from './sealed-address.ts';

const KEY = 'k'.repeat(32);
const PAYLOAD = JSON.stringify({ kind: 'link', id: '2f8c1de0-6a8e-4b7a-9b66-0a8b8f3d2c11' });

test('[SEC-05] an address is the same for the same payload, reveals none of it, and is invalid for another purpose', () => {
  const address = sealAddress(KEY, 'share-image', PAYLOAD);
  expect(sealAddress(KEY, 'share-image', PAYLOAD)).toBe(address);
  expect(openAddress(KEY, 'share-image', address)).toBe(PAYLOAD);
  expect(Buffer.from(address, 'base64url').toString('latin1')).not.toMatch(/link|2f8c1de0/);
  expect(openAddress(KEY, 'export', address)).toBeNull();
  expect(openAddress('another', 'share-image', address)).toBeNull();
  expect(sealAddress(KEY, 'share-image', 'ü')).toHaveLength(address.length);
});

test('[SEC-05] an address with any change is invalid', () => {
  const address = sealAddress(KEY, 'share-image', PAYLOAD);
  const [alphabet, last] = ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', address.length - 1];
  const changed = [...alphabet].filter((letter) => letter !== address[last]).map((letter) => address.slice(0, last) + letter);
  for (const other of [...changed, `${address}A`, `${address}=`, `${address}.x`, address.slice(1), `A${address}`, '', ' ', `${address} `])
    expect(openAddress(KEY, 'share-image', other), other).toBeNull();
});
