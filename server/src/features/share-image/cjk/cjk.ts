import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Renderer } from '@takumi-rs/core';

/** A part of a font: its offset and size in the common file, and its letters as pairs of a code point and a count. */
interface Slice {
  readonly at: number;
  readonly size: number;
  readonly letters: readonly number[];
}

const CJK = /[\u3000-\u303f\uff00-\uffef\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const filePath = (file: string) => path.join(import.meta.dirname, file);
let slices: Promise<readonly Slice[]> | null = null;
/** The slices that each renderer has or is loading. */
const slicesByRenderer = new WeakMap<Renderer, Map<Slice, Promise<void>>>();

/**
 * Loads the font slices for the Chinese, Japanese and Korean letters of a text into a renderer. All slices are 3 MB; a name needs a few kB.
 */
export async function loadFontSlices(renderer: Renderer, text: string): Promise<void> {
  const letters = new Set(text.normalize('NFC').match(CJK) ?? []);
  if (letters.size === 0) return;
  slices ??= readFile(filePath('slices.json'), 'utf8').then(JSON.parse);
  const all = await slices;
  const has = slicesByRenderer.get(renderer) ?? new Map<Slice, Promise<void>>();
  slicesByRenderer.set(renderer, has);
  const wanted = Array.from(letters, (letter) => all.find((slice) => hasLetter(slice, letter.codePointAt(0) ?? 0)));
  for (const slice of new Set(wanted)) if (slice && !has.has(slice)) has.set(slice, registerSlice(renderer, slice));
  await Promise.all(wanted.map((slice) => slice && has.get(slice)));
}

function hasLetter({ letters }: Slice, code: number): boolean {
  for (let at = 0; at < letters.length; at += 2) {
    const first = letters[at] ?? 0;
    if (code >= first && code < first + (letters[at + 1] ?? 0)) return true;
  }
  return false;
}

async function registerSlice(renderer: Renderer, { at, size }: Slice): Promise<void> {
  const file = await open(filePath('slices.bin'));
  try {
    const { buffer } = await file.read(Buffer.alloc(size), 0, size, at);
    await renderer.registerFont(buffer);
  } finally {
    await file.close();
  }
}
