import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Renderer, type RenderOptions } from '@takumi-rs/core';
import { ROOT } from '../../kit/config.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { Size } from './address.ts';
import { loadFontSlices } from './cjk/cjk.ts';
import { readDrawings } from './emoji/emoji.ts';
import { composeFitting } from './fit.ts';
import type { LoadPhoto } from './photo.ts';
import { HEIGHT, type Picture, WIDTH } from './picture.ts';

/** Pictures rendered in parallel, and the maximum number waiting. */
const CONCURRENCY = 2;
const MAY_WAIT = 64;
/** Maximum number of cached pictures, of about 150 kB each, or 35 kB for a preview. */
const MAX_CACHED = 60;
/** Milliseconds for which a picture without its late photo is cached. */
const CACHED_WITHOUT_PHOTO = 60_000;

const files = ['unbounded-latin-700', 'unbounded-cyrillic-700', 'unbounded-latin-ext-700'];
const vietnamese = ['be-vietnam-pro-latin-700', 'be-vietnam-pro-vietnamese-700'];
const scripts = ['vazirmatn-arabic-700', 'rubik-hebrew-700', 'rubik-cyrillic-ext-700', 'yantramanav-devanagari-700'];
/** Fonts of single looks: handwriting, and a plain one for people's texts. */
const handwriting = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map((part) => `caveat-${part}-700`);
const plain = ['latin', 'latin-ext', 'cyrillic'].map((part) => `rubik-${part}-700`);
/** Scripts that only people's texts use. Web pages show them in system fonts. */
const otherScripts = ['greek', 'armenian', 'georgian', 'thai', 'bengali', 'tamil', 'telugu'].map((script) => `noto-sans-${script}-700`);

/**
 * Creates a renderer with every font, and reads the emoji drawings. A letter missing in one font is taken from the first one that has it.
 */
export async function makeRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  const ours = [...files, ...vietnamese, ...scripts].map((name) => path.join(ROOT, 'shared-i18n/fonts', `${name}.woff2`));
  const beside = [...otherScripts, ...plain, ...handwriting].map((name) => path.join(import.meta.dirname, 'faces', `${name}.woff2`));
  await readDrawings();
  for (const file of [...ours, ...beside]) await renderer.registerFont(readFileSync(file));
  return renderer;
}

const art = (id: string) => readFileSync(path.join(ROOT, 'shared-ui/art', `${id}-512.webp`));

/** Whether the image can be decoded: a broken one would fail the whole picture. */
const canDraw = (renderer: Renderer, data: Uint8Array): Promise<boolean> =>
  renderer
    .render(
      { type: 'image', src: 'photo', style: { width: 8, height: 8 } },
      { width: 8, height: 8, format: 'raw', images: [{ src: 'photo', data, cache: 'none' }] },
    )
    .then(
      () => true,
      () => false,
    );

/** Output formats: the picture to post, and a preview of half the size and a sixth of the bytes. */
export const outputs: Readonly<Record<Size, RenderOptions & { readonly format: string }>> = {
  story: { width: WIDTH, height: HEIGHT, format: 'png' },
  preview: { width: WIDTH / 2, height: HEIGHT / 2, devicePixelRatio: 0.5, format: 'webp', quality: 75 },
};

/** All texts that people may have written: the title can be an own prompt. */
export const wordsOf = ({ firstName, title, exchange }: Picture): string =>
  [firstName, title, exchange?.message, exchange?.answer].join(' ');

/** Pictures are cached by their contents, so that a changed text or photo is drawn at the same address. */
export interface Pictures {
  /** Whether the picture is cached. */
  has(picture: Picture, size: Size): boolean;
  /** Throws `busy` when too many pictures are waiting. */
  draw(picture: Picture, size: Size): Promise<Drawn>;
}

interface Drawn {
  readonly bytes: Buffer;
  /** False when initials replace a photo that may load later. */
  readonly isWhole: boolean;
}

interface CacheEntry {
  readonly drawn: Promise<Drawn>;
  until: number;
}

const keyOf = (picture: Picture, size: Size) =>
  createHash('sha256')
    .update(JSON.stringify([size, picture]))
    .digest('base64url');

/** Renders and caches pictures with limited parallelism. Fonts are loaded with the first picture. `now` in milliseconds. */
export function makePictures(loadPhoto: LoadPhoto, now: () => number = () => performance.now()): Pictures {
  let renderer: Promise<Renderer> | null = null;
  let running = 0;
  const waiting: (() => void)[] = [];
  const cache = new Map<string, CacheEntry>();

  async function waitForTurn(): Promise<void> {
    if (running < CONCURRENCY) {
      running += 1;
      return;
    }
    if (waiting.length >= MAY_WAIT)
      throw new ApiError('busy', 'Too many pictures are being drawn; try again in a moment', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function next(): void {
    const first = waiting.shift();
    if (first) first();
    else running -= 1;
  }

  async function drawNow(asked: Picture, size: Size): Promise<Drawn> {
    // Loaded before the queue, so that a slow host does not delay other pictures
    const loaded = asked.photo === null ? null : await loadPhoto(asked.photo);
    const photo = loaded === 'retry' ? null : loaded;
    await waitForTurn();
    try {
      renderer ??= makeRenderer();
      const drawer = await renderer;
      const whole = photo !== null && (await canDraw(drawer, photo));
      const picture = whole ? asked : { ...asked, photo: null };
      await loadFontSlices(drawer, wordsOf(picture));
      const images = [
        { src: picture.art, data: art(picture.art) },
        ...(whole && asked.photo !== null ? [{ src: asked.photo, data: photo, cache: 'none' as const }] : []),
      ];
      const bytes = await drawer.render(await composeFitting(drawer, picture), { ...outputs[size], images });
      return { bytes, isWhole: loaded !== 'retry' };
    } finally {
      next();
    }
  }

  function find(key: string): CacheEntry | undefined {
    const found = cache.get(key);
    return found && found.until > now() ? found : undefined;
  }

  function begin(key: string, picture: Picture, size: Size): CacheEntry {
    const entry = { drawn: drawNow(picture, size), until: Number.POSITIVE_INFINITY };
    entry.drawn.then(
      ({ isWhole }) => {
        if (!isWhole) entry.until = now() + CACHED_WITHOUT_PHOTO;
      },
      () => cache.delete(key),
    );
    return entry;
  }

  return {
    has: (picture, size) => find(keyOf(picture, size)) !== undefined,
    draw(picture, size) {
      const key = keyOf(picture, size);
      const one = find(key) ?? begin(key, picture, size);
      cache.delete(key);
      cache.set(key, one);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return one.drawn;
    },
  };
}
