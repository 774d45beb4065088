import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { CODE_ALPHABET, isCode, makeCode, maskCode } from './code.ts';

const bytes = fc.infiniteStream(fc.nat(255)).map((stream) => () => stream.next().value as number);
const codes = fc.array(fc.constantFrom(...CODE_ALPHABET), { minLength: 10, maxLength: 10 }).map((letters) => letters.join(''));

test('[ENV-11] a code has ten characters without confusable ones, for any random bytes', () => {
  fc.assert(
    fc.property(bytes, (nextByte) => {
      const code = makeCode(nextByte);
      expect(isCode(code)).toBe(true);
      expect(code).not.toMatch(/[01ilo]/);
    }),
  );
});

test('[ENV-11] all letters of a code are equally likely', () => {
  const counts = new Map<string, number>();
  let next = 0;
  // every byte equally often
  for (let i = 0; i < 256; i++) for (const letter of makeCode(() => next++ % 256)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const seen = [...counts.values()];
  expect(counts.size).toBe(CODE_ALPHABET.length);
  expect(Math.max(...seen) - Math.min(...seen)).toBeLessThanOrEqual(1);
});

test('[ENV-11] isCode rejects everything else', () => {
  for (const text of [
    '',
    'short',
    'abcdefghj',
    'abcdefghjkm',
    'ABCDEFGHJK',
    'abcdefghi2',
    'abcdefgh02',
    'abcdefghj ',
    'abcdefghjk\n',
    null,
    undefined,
  ]) {
    expect({ text, isCode: isCode(text) }).toEqual({ text, isCode: false });
  }
  // a value stored on a device may have any type
  expect(isCode(['abcdefgh23'] as unknown as string)).toBe(false);
  fc.assert(fc.property(codes, isCode));
});

test('[ENT-05] a masked code shows two characters at each end and keeps its length', () => {
  expect(maskCode('ab23456yz9')).toBe('ab••••••z9');
  fc.assert(
    fc.property(codes, (code) => {
      const masked = maskCode(code);
      expect(masked).toHaveLength(10);
      expect(masked.startsWith(code.slice(0, 2)) && masked.endsWith(code.slice(-2))).toBe(true);
      expect(masked.slice(2, -2)).toBe('••••••');
    }),
  );
});
