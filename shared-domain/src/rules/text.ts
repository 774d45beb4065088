export const MESSAGE_LIMIT = 100;
export const ANSWER_LIMIT = 144;
export const INBOX_INPUT_LIMIT = 200;

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const BLANK = /^[\s\u3164\u2800\u115F\u1160\uFFA0\u200B-\u200F\u061C\u2060\uFEFF\u00AD]*$/u;
const TOO_MANY_MARKS = /\p{M}{6,}/u;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export type TextFault = 'blank' | 'too_long' | 'not_text';
export type TextResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: TextFault };

/** Characters as a person counts them: a family emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/**
 * What a typed text becomes before it is counted, sent and stored: NFC, no bidi overrides, trimmed.
 * Faults: `not_text` (a NUL, half a character, or more than five combining marks on one base), `blank` (unless
 * `mayBeEmpty`), `too_long` (over `limit` characters, or over four code points and so sixteen bytes for each of them).
 */
export function checkText(typed: string, limit: number, mayBeEmpty = false): TextResult {
  const text = typed.replace(BIDI_CONTROLS, '').normalize('NFC').trim();
  if (text.includes('\0') || LONE_SURROGATE.test(text) || TOO_MANY_MARKS.test(text)) return { ok: false, fault: 'not_text' };
  if (isBlank(text)) return mayBeEmpty ? { ok: true, text: '' } : { ok: false, fault: 'blank' };
  // no character has less than a unit; of more units code points first: segmenting a megabyte costs seconds, and four code points are never more than sixteen bytes
  if (text.length > limit && ([...text].length > limit * 4 || countCharacters(text) > limit)) return { ok: false, fault: 'too_long' };
  return { ok: true, text };
}

/** Cut after `max` characters, with an ellipsis where something was cut. */
export function cutText(text: string, max: number): string {
  const parts = Array.from(graphemes.segment(text), (part) => part.segment);
  return parts.length <= max ? text : `${parts.slice(0, max).join('')}…`;
}

export const TITLE_CUT = 25;
export const PREVIEW_NAME_CUT = 20;

/** What stands in an avatar without a photo: the first two letters of the first name. */
export function initials(firstName: string): string {
  return Array.from(graphemes.segment(firstName.trim()), (part) => part.segment)
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
