import { beforeAll, expect, test } from '@rstest/core';
import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import qrcode from 'qrcode-generator';
import { composeFitting, edgesOf, ROOM } from './fit.ts';
import { composePicture, HEIGHT, type Picture, WIDTH } from './picture.ts';
import { makeRenderer } from './renderer.ts';

const link = 'https://t.me/billet_bot/ask?startapp=m38ku3hwxz';
const exchange = { message: 'Words '.repeat(16), answer: 'Answer '.repeat(20), label: 'My answer' };
const picture = (change: Partial<Picture> = {}): Picture => ({
  mode: 'valentine',
  art: 'tulip',
  title: 'Send me a valentine',
  firstName: 'Alice',
  photo: null,
  link,
  exchange: null,
  ...change,
});
const all = (['valentine', 'anonymous'] as const).flatMap((mode) => [null, exchange].map((shown) => picture({ mode, exchange: shown })));

let renderer: Renderer;
beforeAll(async () => {
  renderer = await makeRenderer();
});
const measure = (shown: Picture) => renderer.measure(composePicture(shown), { width: WIDTH, height: HEIGHT });

type Words = Extract<Node, { type: 'text' }>;

/** Every text with the colours that it stands on: those of the nearest box that has any. */
function groundsIn(node: Node, ground: readonly string[] = []): readonly (readonly [Words, readonly string[]])[] {
  const { backgroundColor, backgroundImage } = node.style ?? {};
  const own = String(backgroundColor ?? backgroundImage ?? '').match(/#\w{6}|rgba?\([^)]*\)/g) ?? ground;
  if (node.type === 'text') return [[node, ground]];
  return node.type === 'container' ? (node.children ?? []).flatMap((child) => groundsIn(child, own)) : [];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('[VIS-04] every text has a contrast of 4.5 to every colour of what it stands on', () => {
  for (const [{ text, style }, grounds] of all.flatMap((each) => groundsIn(composePicture(each)))) {
    expect(grounds.length, text).toBeGreaterThan(0);
    expect(style?.opacity, text).toBeUndefined();
    for (const ground of grounds) {
      expect([ground, style?.color], text).toEqual([expect.stringMatching(/^#\w{6}$/), expect.stringMatching(/^#\w{6}$/)]);
      expect(contrast(String(style?.color), ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

const textsIn = (node: MeasuredNode): MeasuredNode[] => [...(node.runs.length > 0 ? [node] : []), ...node.children.flatMap(textsIn)];
const lines = (node: MeasuredNode) => new Set(node.runs.map(({ y }) => y)).size;

for (const bot of ['billet_bot', `${'w'.repeat(28)}_bot`])
  test(`[VIS-04] the personal link is whole, its own part on a line of its own and no smaller than the rest: @${bot}`, async () => {
    const own = 'wwmmwwmmww';
    for (const { mode, exchange: shown } of all) {
      const way = { mode, exchange: shown, link: `https://t.me/${bot}/send?startapp=${own}` };
      const texts = groundsIn(composePicture(picture(way))).slice(-3);
      expect(texts.map(([{ text }]) => text)).toEqual([`t.me/${bot}/`, 'send?startapp=', own]);
      const sizes = texts.map(([{ style }]) => Number(style?.fontSize));
      expect(Math.max(...sizes)).toBe(sizes.at(-1));
      const root = await measure(picture(way));
      const panel = root.children.at(-1);
      expect(panel?.width).toBeLessThanOrEqual(WIDTH - 160);
      for (const line of textsIn(root).slice(-3)) {
        expect(lines(line)).toBe(1);
        expect(Math.max(...line.runs.map(({ x, width }) => x + width))).toBeLessThanOrEqual(line.width + 1);
      }
    }
  });

test('[VIS-04] the QR code of the link is drawn module by module, dark on white', async () => {
  const code = qrcode(0, 'Q');
  code.addData(link);
  code.make();
  const count = code.getModuleCount();
  const options = { width: WIDTH, height: HEIGHT };
  const pixels = await renderer.render(composePicture(picture({ art: '<svg xmlns="http://www.w3.org/2000/svg"/>' })), {
    ...options,
    format: 'raw',
  });
  const isDark = (x: number, y: number) => (pixels[(Math.round(y) * WIDTH + Math.round(x)) * 4] ?? 255) < 128;
  const image = (await measure(picture())).children.at(-1)?.children[0];
  if (!image) throw new Error('There is no code on the picture');
  const { transform, width } = image;
  const [left, top, size] = [transform[4], transform[5], width / count];
  const wrong = Array.from({ length: count * count }, (_, index) => [Math.floor(index / count), index % count] as const).filter(
    ([row, column]) => isDark(left + (column + 0.5) * size, top + (row + 0.5) * size) !== code.isDark(row, column),
  );
  expect(wrong).toEqual([]);
  // the light margin that cameras need: four modules
  expect(size * 4).toBeLessThanOrEqual(36);
});

const words = (letter: string) => ({ message: letter.repeat(96), answer: letter.repeat(140), label: 'My answer' });
const longest: readonly (readonly [string, Partial<Picture>])[] = [
  ['Latin', { firstName: 'W'.repeat(60), exchange }],
  ['Latin without a space', { firstName: 'W'.repeat(60), exchange: words('W') }],
  ['Cyrillic without a space', { firstName: 'Ш'.repeat(60), exchange: words('Ш') }],
  ['Hebrew', { firstName: 'ש'.repeat(60), exchange: words('ש') }],
  ['the link alone', { firstName: 'W'.repeat(60), title: 'Send me an anonymous valentine, whoever you are' }],
];
test.each(longest)(
  '[VIS-04] a name of sixty letters and the longest words leave room between name, card and link: %s',
  async (_, change) => {
    const root = await renderer.measure(await composeFitting(renderer, picture(change)), { width: WIDTH, height: HEIGHT });
    const edges = root.children.map(edgesOf);
    for (const [index, { top }] of edges.entries()) expect(top - (edges[index - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(ROOM);
    expect(edges.at(-1)?.bottom).toBeLessThanOrEqual(HEIGHT - 220);
  },
);

test('[VIS-04] words that have room are set as large as they should be', async () => {
  const shown = picture({ exchange: { message: 'Hello', answer: 'Hi', label: '' } });
  expect(await composeFitting(renderer, shown)).toEqual(composePicture(shown));
});
