/// <reference types="node" />
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { ART_WIDTHS } from '../src/art/paths.ts';
import { giftAnimations } from '../src/gift-animation/animations.ts';
import { keyframesOf } from '../src/gift-animation/keyframes.ts';

const folder = path.resolve(import.meta.dirname, '../art');
const pictures = readdirSync(folder).filter((file) => file.endsWith('.webp'));
const MEGABYTE = 1024 * 1024;

const gifts =
  'tulip candy kiss teddy bouquet heart_box cake champagne rocket ring crown diamond unicorn surprise_box surprise_pack wish_pack easter_cake club';
const emotions = 'anon love laugh wow sad fire kiss_face surprise';
const scenes = 'gift_closed envelope lock heart ghost lovebirds oops';
const ids = [gifts, emotions, scenes].flatMap((list) => list.split(' '));

/** Width and height of a WebP file, from its extended header (RIFF, then VP8X with two 24-bit numbers minus one). */
function sizeOf(file: string): { kind: string; width: number; height: number } {
  const bytes = readFileSync(path.join(folder, file));
  return { kind: bytes.toString('latin1', 8, 16), width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

test('[GFT-01] every item and scene has a picture of the right dimensions in both sizes', () => {
  for (const id of ids) {
    for (const width of ART_WIDTHS) {
      expect(sizeOf(`${id}-${width}.webp`)).toEqual({ kind: 'WEBPVP8X', width, height: width });
    }
  }
});

test('every picture has an item, and all together are under 2.5 MB', () => {
  expect(pictures.map((file) => file.replace(/-\d+\.webp$/, '')).filter((id) => !ids.includes(id))).toEqual([]);
  const bytes = pictures.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(2.5 * MEGABYTE);
});

test('a small picture has at most 20 KB, a large one 60 KB', () => {
  const heavy = pictures.filter((file) => statSync(path.join(folder, file)).size > (file.includes('-256') ? 20 : 60) * 1024);
  expect(heavy).toEqual([]);
});

test('the licence of the pictures is in their folder', () => {
  expect(readFileSync(path.join(folder, 'NOTICE'), 'utf8')).toContain('Copyright (c) Microsoft Corporation');
});

const items = [gifts, emotions, 'gift_closed envelope lovebirds ghost'].flatMap((list) => list.split(' '));

test('[GFT-01] every item, its wrapping and the main pictures of pages have different animations', () => {
  expect(items.filter((id) => giftAnimations[id] === undefined)).toEqual([]);
  const poses = items.map((id) => giftAnimations[id]?.poses.join());
  expect(poses.filter((each, index) => poses.indexOf(each) !== index)).toEqual([]);
  expect(Object.keys(giftAnimations).filter((id) => !items.includes(id))).toEqual(['float', 'rays']);
});

test('[GFT-01] an animation begins and ends at rest; one of an item lasts at most 4 seconds, or 5 if it repeats', () => {
  for (const [id, animation] of Object.entries(giftAnimations)) {
    for (const isEndless of [false, true]) {
      const { keyframes, duration } = keyframesOf(animation, isEndless);
      const { transform, offset } = keyframes;
      const end = id === 'rays' ? 'rotate(360deg)' : 'none';
      expect([transform[0], transform.at(-1), offset[0], offset.at(-1)]).toEqual(['none', end, 0, 1]);
      expect(offset).toHaveLength(transform.length);
      expect(offset).toEqual(offset.toSorted((a, b) => a - b));
      if (items.includes(id)) expect(duration).toBeLessThanOrEqual(isEndless ? 5000 : 4000);
    }
  }
});
