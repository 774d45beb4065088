import { beforeAll, describe, expect, test } from '@rstest/core';
import type { Renderer } from '@takumi-rs/core';
import { composeFitting } from '../fit.ts';
import { HEIGHT, type Picture, WIDTH } from '../picture.ts';
import { makeRenderer } from '../renderer.ts';
import { countIfOnlyEmoji, piecesOf } from './emoji.ts';

const shape = (text: string) => piecesOf(text).map((piece) => ('letters' in piece ? piece.letters : '◆'));

describe("[VIS-04] emoji in people's texts", () => {
  test('keep their places, and none is left out', () => {
    expect(shape('😂😂 omg stop 💃')).toEqual(['◆', '◆', ' omg stop ', '◆']);
    expect(shape('№ 1 © #1 *')).toEqual(['№ 1 © #1 *']);
    expect(shape('a\u20e3 b')).toEqual(['a\u20e3 b']);
  });

  test.each(['👩‍❤️‍👨', '👩🏽‍🚀', '🇺🇦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '#️⃣', '❤️', '❤', '❤︎', '☺', '©️', '👁️‍🗨️', '🏳️‍🌈', '🫶🏿'])(
    'are drawn as one image: %s',
    (emoji) => expect(shape(emoji)).toEqual(['◆']),
  );

  test('are drawn by their parts without an own drawing, and as a question mark when unknown', () => {
    expect(shape('👻‍🚀')).toEqual(['◆', '◆']);
    expect(shape('\u{1FAE9}')).toEqual(['◆']);
  });

  test('are counted only in texts without other characters', () => {
    expect(['😂 💃', '👩‍❤️‍👨', '😂 a', '12', ''].map(countIfOnlyEmoji)).toEqual([2, 1, 0, 0, 0]);
  });
});

let renderer: Renderer;
beforeAll(async () => {
  renderer = await makeRenderer();
});

const NO_ART = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const pictureOf = (answer: string, message = 'Hi'): Picture => ({
  look: 'classic',
  mode: 'valentine',
  art: NO_ART,
  title: 'Title',
  firstName: 'Alice',
  photo: null,
  link: 'https://t.me/billet_bot/send?startapp=m38ku3hwxz',
  exchange: { message, answer, label: '' },
});

/** Counts the yellow pixels of the emoji face. Nothing else in the picture has this colour. */
async function yellowIn(picture: Picture): Promise<number> {
  const node = await composeFitting(renderer, picture);
  const pixels = await renderer.render(node, { width: WIDTH, height: HEIGHT, format: 'raw' });
  let yellow = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red > 240 && green > 190 && green < 220 && blue < 110) yellow += 1;
  }
  return yellow;
}

test('[VIS-04] draws emoji in colour, within text and alone at a larger size', async () => {
  expect(await yellowIn(pictureOf('ok'))).toBe(0);
  const beside = await yellowIn(pictureOf('omg 😀 stop'));
  expect(beside).toBeGreaterThan(500);
  expect(await yellowIn(pictureOf('😀'))).toBeGreaterThan(beside * 6);
  expect(await yellowIn(pictureOf('سلام 😀 خوبی'))).toBeGreaterThan(500);
});

test('[VIS-04] shows the first emoji as the initial of a name without letters', async () => {
  expect(await yellowIn({ ...pictureOf('ok'), firstName: '😀😀' })).toBeGreaterThan(2000);
});
