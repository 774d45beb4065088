/**
 * Properties of single characters, in one place: invisible characters, combining marks, and graphemes.
 * Source: Unicode Standard Annex 29 (grapheme clusters) and the property Default_Ignorable_Code_Point (Unicode Core, section 5.21).
 */

/**
 * Characters without ink and width: default-ignorable code points, controls, annotation marks, and symbols without ink (U+1D159 null
 * notehead, U+16FE4 Khitan filler, U+13430 to U+13440 hieroglyph format controls, U+2D7F and U+1107F joiners).
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2D7F\uFFF9-\uFFFC\u{1107F}\u{1D159}\u{16FE4}\u{13430}-\u{13440}]/u;
const ALL_INVISIBLE = /* @__PURE__ */ new RegExp(INVISIBLE, 'gu');
/** White space, and characters with width but without ink: the braille blank and the hieroglyph blanks. */
const EMPTY = /[\s\u2800\u{13441}\u{13442}]/gu;
/** Combining marks, and the other characters that extend a grapheme: skin tones, halfwidth kana marks, Thai and Lao vowel AM. */
const MARK = /[\p{M}\p{Emoji_Modifier}\uFF9E\uFF9F\u0E33\u0EB3]/u;
/** Embeddings, overrides and isolates. They change the direction of the text after them. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Maximum combining marks on one base character. */
export const MAX_MARKS = 5;

let segmenter: Intl.Segmenter | undefined;

/** Created on first use: the constructor loads the browser's Unicode data, which takes more than 100 ms on a slow phone. */
const graphemesOf = (text: string) => {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** The graphemes of a text. */
export const splitCharacters = (text: string): string[] => Array.from(graphemesOf(text), ({ segment }) => segment);

/** Number of graphemes: a family emoji counts as one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemesOf(text)) count++;
  return count;
}

export const removeBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');

export const removeInvisible = (text: string): string => text.replace(ALL_INVISIBLE, '');

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => removeInvisible(text).replace(EMPTY, '') === '';

/** Drops every combining mark after the fifth on one base character. Invisible characters between marks do not start a new count. */
export function limitMarks(text: string): string {
  let marks = 0;
  let limited = '';
  for (const character of text) {
    if (!INVISIBLE.test(character)) marks = MARK.test(character) ? marks + 1 : 0;
    if (marks <= MAX_MARKS || !MARK.test(character)) limited += character;
  }
  return limited;
}
