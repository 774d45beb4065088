import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** A piece of a text: letters, or one emoji as an SVG. */
export type Piece = { readonly letters: string } | { readonly drawing: string };

/** The replacement for an emoji newer than the drawings, so that none is left out. */
const UNKNOWN = '2754';
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|^[0-9#*]\ufe0f?\u20e3/u;
/** Symbols in the fonts; they become emoji only with a variation selector. */
const SIGN = /^[©®™]\ufe0e?$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const isEmoji = (grapheme: string): boolean => PICTOGRAPH.test(grapheme) && !SIGN.test(grapheme);

export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

let drawings: Readonly<Record<string, string>> | null = null;

/** Reads all drawings, 8 MB unpacked, off the main thread. Must be awaited before the first use. */
export async function readDrawings(): Promise<void> {
  if (drawings) return;
  const packed = await readFile(path.join(import.meta.dirname, 'drawings.json.br'));
  drawings = JSON.parse((await promisify(brotliDecompress)(packed)).toString('utf8'));
}

function drawingOf(name: string): string | undefined {
  if (!drawings) throw new Error('An emoji was drawn before the drawings were read');
  return drawings[name];
}

const nameOf = (emoji: string) => Array.from(emoji, (character) => character.codePointAt(0)?.toString(16)).join('-');

/**
 * Returns the emoji's drawing, or the drawings of its parts if there is none for the whole: a mother and a child for a family of these two.
 */
function draw(emoji: string): string[] {
  const bare = emoji.replaceAll(/[\ufe0e\ufe0f]/gu, '');
  const drawing = drawingOf(nameOf(emoji)) ?? drawingOf(nameOf(bare));
  if (drawing !== undefined) return [drawing];
  const parts = [...bare].flatMap((character) => drawingOf(nameOf(character)) ?? []);
  return parts.length > 0 ? parts : [drawingOf(UNKNOWN) ?? ''];
}

/** Splits a text into letters and emoji, in order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let letters = '';
  const flushLetters = () => {
    if (letters !== '') pieces.push({ letters });
    letters = '';
  };
  for (const grapheme of graphemesOf(text)) {
    if (!isEmoji(grapheme)) letters += grapheme;
    else {
      flushLetters();
      pieces.push(...draw(grapheme).map((drawing) => ({ drawing })));
    }
  }
  flushLetters();
  return pieces;
}

/** The number of emoji in a text; 0 if it contains anything else. */
export function countIfOnlyEmoji(text: string): number {
  const shown = graphemesOf(text).filter((grapheme) => grapheme.trim() !== '');
  return shown.every(isEmoji) ? shown.length : 0;
}
