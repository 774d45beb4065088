import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';
import { beforeAll, describe, expect, test } from '@rstest/core';
import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import qrcode from 'qrcode-generator';
import { ROOT } from '../../kit/config.ts';
import { languages } from '../../kit/messages/texts.ts';
import { composePicture } from './compose.ts';
import { composeFitting, edgesOf, MIN_GAP } from './fit.ts';
import { partsOf } from './parts.ts';
import { BOTTOM_INSET, HEIGHT, type Picture, WIDTH } from './picture.ts';
import { makeRenderer } from './renderer.ts';
import { PHOTO, sample, sheets } from './samples.ts';

const link = 'https://t.me/billet_bot/ask?startapp=m38ku3hwxz';
const exchange = { message: 'Words '.repeat(16), answer: 'Answer '.repeat(20), label: 'My answer' };
const picture = (change: Partial<Picture> = {}): Picture => ({
  look: 'classic',
  mode: 'valentine',
  art: 'tulip',
  title: 'Send me a valentine',
  firstName: 'Alice',
  photo: null,
  link,
  exchange: null,
  ...change,
});
const modes = ['valentine', 'anonymous'] as const;
const allOf = (look: Look) => modes.flatMap((mode) => [null, exchange].map((shown) => picture({ look, mode, exchange: shown })));

let renderer: Renderer;
beforeAll(async () => {
  renderer = await makeRenderer();
});
const size = { width: WIDTH, height: HEIGHT };
const measure = (shown: Picture) => renderer.measure(composePicture(shown), size);

type Words = Extract<Node, { type: 'text' }>;
const wordsIn = (node: Node): Words[] =>
  node.type === 'text' ? [node] : node.type === 'container' ? (node.children ?? []).flatMap(wordsIn) : [];
const textsIn = (node: MeasuredNode): MeasuredNode[] => [...(node.runs.length > 0 ? [node] : []), ...node.children.flatMap(textsIn)];

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The same tree with transparent text, to measure the background. */
function wordless(node: Node): Node {
  if (node.type === 'text') return { ...node, style: { ...node.style, color: 'rgba(0,0,0,0)' } };
  return node.type === 'container' ? { ...node, children: (node.children ?? []).map(wordless) } : node;
}

/** The same tree with text that overflows instead of breaking within words. */
function unbroken(node: Node): Node {
  if (node.type === 'text') return { ...node, style: { ...node.style, overflowWrap: 'normal' } };
  return node.type === 'container' ? { ...node, children: (node.children ?? []).map(unbroken) } : node;
}

/** Sample points within a run, in picture coordinates: a frame may be rotated. */
function placesIn({ transform: [a, b, c, d, e, f] }: MeasuredNode, run: MeasuredNode['runs'][number]): (readonly [number, number])[] {
  const across = Array.from({ length: 24 }, (_, index) => run.x + (run.width * (index + 0.5)) / 24);
  const down = Array.from({ length: 8 }, (_, index) => run.y + (run.height * (index + 0.5)) / 8);
  return across.flatMap((x) => down.map((y) => [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)] as const));
}

const flat = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><path fill="${colour}" d="M0 0h320v320H0z"/></svg>`;
const photos = { 'a white': flat('#ffffff'), 'a black': flat('#000000'), 'a lime': flat('#c8ff00'), no: null };

/** Pixels are read from pictures of half the size, which take a quarter of the time to render. */
const scale = 0.5;
const scaled = { width: WIDTH * scale, height: HEIGHT * scale, devicePixelRatio: scale, format: 'raw' } as const;
/** Where the colour at a place of the whole picture starts. */
const offsetAt = (x: number, y: number) => (Math.floor(y * scale) * scaled.width + Math.floor(x * scale)) * 4;

async function lowestContrast(shown: Picture, photo: string | null): Promise<readonly [number, string]> {
  const node = await composeFitting(renderer, shown);
  const images = [
    { src: shown.art, data: readFileSync(path.join(ROOT, 'shared-ui/art', `${shown.art}-512.webp`)) },
    ...(photo === null ? [] : [{ src: PHOTO, data: Buffer.from(photo) }]),
  ];
  const pixels = await renderer.render(wordless(node), { ...scaled, images });
  const measured = textsIn(await renderer.measure(node, size));
  const words = wordsIn(node);
  expect(measured).toHaveLength(words.length);
  const found = measured.flatMap((each, index) => {
    const colour = String(words[index]?.style?.color);
    expect(colour, words[index]?.text).toMatch(/^#[\da-f]{6}$/);
    const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return each.runs.flatMap((run) =>
      placesIn(each, run).map(([x, y]) => {
        const at = offsetAt(x, y);
        return [contrast(ink, [...pixels.subarray(at, at + 3)]), `${run.text} at ${x}, ${y}`] as const;
      }),
    );
  });
  return found.reduce((lowest, each) => (each[0] < lowest[0] ? each : lowest));
}

describe.each([...LOOKS])('[VIS-04] the look %s', (look) => {
  test.each(Object.entries(photos))('has a contrast of 4.5 between every text and each pixel below it, with %s photo', async (_, photo) => {
    for (const shown of allOf(look)) {
      const [ratio, where] = await lowestContrast({ ...shown, photo: photo === null ? null : PHOTO }, photo);
      expect(ratio, `${shown.mode} ${shown.exchange ? 'answer' : 'link'}: ${where}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  for (const bot of ['billet_bot', `${'w'.repeat(28)}_bot`])
    test(`shows the whole personal link, with its own part on a separate line and not smaller than the rest: @${bot}`, async () => {
      const own = 'wwmmwwmmww';
      for (const { mode, exchange: shown } of allOf(look)) {
        const way = picture({ look, mode, exchange: shown, link: `https://t.me/${bot}/send?startapp=${own}` });
        const texts = wordsIn(composePicture(way)).slice(-3);
        expect(texts.map(({ text }) => text)).toEqual([`t.me/${bot}/`, 'send?startapp=', own]);
        const sizes = texts.map(({ style }) => Number(style?.fontSize));
        expect(Math.max(...sizes)).toBe(sizes.at(-1));
        const root = await measure(way);
        expect(partsOf(root).at(-1)?.width).toBeLessThanOrEqual(WIDTH - 160);
        for (const line of textsIn(root).slice(-3)) {
          expect(new Set(line.runs.map(({ y }) => y)).size).toBe(1);
          expect(Math.max(...line.runs.map(({ x, width }) => x + width))).toBeLessThanOrEqual(line.width + 1);
        }
      }
    });

  test("shows the link's exact QR code, dark on light with a margin of four modules", async () => {
    const code = qrcode(0, 'Q');
    code.addData(link);
    code.make();
    const count = code.getModuleCount();
    for (const shown of allOf(look)) {
      const node = composePicture({ ...shown, art: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      const pixels = await renderer.render(node, scaled);
      const isDark = (x: number, y: number) => (pixels[offsetAt(x, y)] ?? 255) < 128;
      const { transform, width } = codeOf(await renderer.measure(node, size));
      const [left, top, module] = [transform[4], transform[5], width / count];
      const places = Array.from(
        { length: (count + 8) ** 2 },
        (_, index) => [Math.floor(index / (count + 8)) - 4, (index % (count + 8)) - 4] as const,
      );
      const isInside = (place: number) => place >= 0 && place < count;
      const wrong = places.filter(([row, column]) => {
        const wanted = isInside(row) && isInside(column) && code.isDark(row, column);
        return isDark(left + (column + 0.5) * module, top + (row + 0.5) * module) !== wanted;
      });
      expect(wrong).toEqual([]);
    }
  });

  test("has a marked area next to the code that fits the messenger's link sticker", () => {
    for (const shown of allOf(look)) {
      const place = find(composePicture(shown), ({ style }) => String(style?.border).includes('dashed'));
      expect([Number(place?.style?.minWidth), Number(place?.style?.height)]).toEqual([420, shown.exchange ? 192 : 232]);
    }
  });

  const words = (letter: string) => ({ message: letter.repeat(96), answer: letter.repeat(140), label: 'My answer' });
  const longest: readonly (readonly [string, Partial<Picture>])[] = [
    ['Latin', { firstName: 'W'.repeat(60), exchange }],
    ['Latin without a space', { firstName: 'W'.repeat(60), exchange: words('W') }],
    ['Cyrillic without a space', { firstName: 'Ш'.repeat(60), exchange: words('Ш') }],
    ['Hebrew', { firstName: 'ש'.repeat(60), exchange: words('ש') }],
    ['Devanagari', { firstName: 'क्षी'.repeat(15), exchange: words('क्षी ') }],
    ['emoji', { firstName: '🦊'.repeat(20), exchange: words('🦊') }],
    ['the link alone', { firstName: 'W'.repeat(60), title: 'Send me an anonymous valentine, whoever you are' }],
  ];
  test.each(longest)(
    'leaves space between name, card and link for a name of sixty letters and the longest texts: %s',
    async (_, change) => {
      const root = await renderer.measure(await composeFitting(renderer, picture({ look, ...change })), size);
      const edges = partsOf(root).map(edgesOf);
      for (const [index, { top }] of edges.entries()) expect(top - (edges[index - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(MIN_GAP);
      expect(edges.at(-1)?.bottom).toBeLessThanOrEqual(HEIGHT - BOTTOM_INSET);
    },
  );

  test.each([...languages])('breaks no word of its titles in %s', async (language) => {
    for (const mode of modes) {
      const shown = sample({ look, mode, language });
      const node = unbroken(await composeFitting(renderer, shown));
      const at = wordsIn(node).findIndex(({ text }) => text === shown.title);
      const title = textsIn(await renderer.measure(node, size))[at];
      // The space at the end of a line takes no width
      const trailing = (text: string) => (/\s$/u.test(text) ? Number(wordsIn(node)[at]?.style?.fontSize) / 2 : 1);
      expect(title?.runs.filter(({ text, width }) => width > title.width + trailing(text))).toEqual([]);
    }
  });

  test('keeps all text within the picture in every script and edge case', async () => {
    for (const { caption, picture: shown } of Object.values(sheets).flat()) {
      if (shown.look !== look) continue;
      const measured = await renderer.measure(await composeFitting(renderer, shown), size);
      for (const text of textsIn(measured))
        for (const { x, width } of text.runs) {
          const left = text.transform[4] + x;
          expect([left >= 40, left + width <= WIDTH - 40], `${caption}: ${text.runs.map((run) => run.text).join('')}`).toEqual([
            true,
            true,
          ]);
        }
      expect(partsOf(measured).map(edgesOf).at(-1)?.bottom, caption).toBeLessThanOrEqual(HEIGHT - BOTTOM_INSET);
    }
  });

  test('uses the full text scale for short texts', async () => {
    const shown = picture({ look, exchange: { message: 'Hello', answer: 'Hi', label: '' } });
    expect(await composeFitting(renderer, shown)).toEqual(composePicture(shown));
  });
});

test('[VIS-04] the five looks draw the same texts differently', () => {
  const drawn = LOOKS.map((look) => composePicture(picture({ look, exchange })));
  expect(new Set(drawn.map((each) => JSON.stringify(each))).size).toBe(LOOKS.length);
  for (const each of drawn) {
    const written = wordsIn(each).map(({ text }) => text);
    for (const words of ['Alice', 'Send me a valentine', exchange.message, exchange.answer, 'My answer']) expect(written).toContain(words);
  }
});

/** Finds the measured QR code: the only empty square of its size. */
function codeOf(root: MeasuredNode): MeasuredNode {
  const all = (node: MeasuredNode): MeasuredNode[] => [node, ...node.children.flatMap(all)];
  const code = all(root).find(({ width, height, children }) => width === height && [232, 192].includes(width) && children.length === 0);
  if (!code) throw new Error('There is no code on the picture');
  return code;
}

function find(node: Node, matches: (node: Node) => boolean): Node | undefined {
  if (matches(node)) return node;
  return node.type === 'container'
    ? (node.children ?? []).map((child) => find(child, matches)).find((each) => each !== undefined)
    : undefined;
}
