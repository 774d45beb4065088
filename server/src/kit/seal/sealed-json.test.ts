import { expect, test } from '@rstest/core';
import { keyFor } from './encrypt.ts';
import { openJson, openText, sealJson, sealText } from './sealed-json.ts';

const key = keyFor('a secret', 'tests');
/** Nonce and tag. */
const ENVELOPE = 28;

test('[SEC-02] sealed data opens unchanged, and only with its own key', () => {
  const value = { message: 'только тебе 🧡 ', list: [1, null] };
  expect(openJson(key, sealJson(key, value))).toEqual(value);
  expect(openText(key, sealText(key, '{"a":1}'))).toBe('{"a":1}');
  expect(() => openJson(keyFor('a secret', 'others'), sealJson(key, value))).toThrow();
  expect(() => openJson(keyFor('another secret', 'tests'), sealJson(key, value))).toThrow();
});

test('[SEC-02] sizes are padded in steps of bytes, and equal data is encrypted differently each time', () => {
  const sizeOf = (text: string, block?: number) => sealJson(key, text, block).length - ENVELOPE;
  expect(['', 'short', 'x'.repeat(1_022), 'ж'.repeat(511)].map((text) => sizeOf(text))).toEqual([1_024, 1_024, 1_024, 1_024]);
  expect(['x'.repeat(1_023), 'ж'.repeat(512)].map((text) => sizeOf(text))).toEqual([2_048, 2_048]);
  expect(sizeOf('short', 256)).toBe(256);
  expect(sealJson(key, 'short').equals(sealJson(key, 'short'))).toBe(false);
});
