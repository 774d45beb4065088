import { expect, test } from '@rstest/core';
import { animatedWebp, type Patch } from './animated-webp.ts';

/** A file with one chunk before the picture's, as browsers write one with colours of its own. */
function still(...data: readonly number[]): Buffer {
  const chunk = (name: string, bytes: readonly number[]) =>
    Buffer.concat([Buffer.from(name), Buffer.from([bytes.length, 0, 0, 0]), Buffer.from(bytes), Buffer.alloc(bytes.length % 2)]);
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('ICCP', [1, 2, 3]), chunk('VP8 ', data)]);
  return Buffer.concat([Buffer.from('RIFF'), Buffer.from([body.length, 0, 0, 0]), body]);
}

const patch = (more: Partial<Patch>): Patch => ({ x: 0, y: 0, width: 10, height: 8, ms: 100, webp: still(9, 8, 7), ...more });

test('stills become one file that plays over and over, each at its place and for its time', () => {
  const file = animatedWebp(10, 8, [patch({}), patch({ x: 4, y: 2, width: 3, height: 5, ms: 70_000, webp: still(6, 5) })]);
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect([file.readUInt8(20), file.readUIntLE(24, 3), file.readUIntLE(27, 3)]).toEqual([2, 9, 7]);
  expect(file.readUInt16LE(file.indexOf('ANIM') + 12)).toBe(0);
  const second = file.lastIndexOf('ANMF') + 8;
  const fields = [0, 3, 6, 9, 12].map((offset) => file.readUIntLE(second + offset, 3));
  expect(fields).toEqual([2, 1, 2, 4, 70_000]);
  expect(file.toString('latin1', second + 16, second + 20)).toBe('VP8 ');
  expect([...file.subarray(second + 24)]).toEqual([6, 5]);
});

test('what can’t be a part of it is refused in words', () => {
  expect(() => animatedWebp(10, 8, [patch({ x: 3 })])).toThrow('even places');
  expect(() => animatedWebp(10, 8, [patch({ webp: Buffer.from('RIFF....WEBP') })])).toThrow('no picture');
});
