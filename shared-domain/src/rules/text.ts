import { countCharacters, isBlank, limitMarks, removeBidiControls, splitCharacters } from './characters.ts';

export const MESSAGE_LIMIT = 100;
export const ANSWER_LIMIT = 144;
export const INBOX_INPUT_LIMIT = 200;

/** With the `u` flag a surrogate pair is one character, so this matches only lone surrogates. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export type TextFault = 'blank' | 'too_long' | 'not_text';
export type TextResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: TextFault };

/**
 * Normalizes typed text before it is counted, sent and stored: NFC, without bidirectional controls, trimmed.
 * Faults: `not_text` (a NUL, a lone surrogate, or more than five combining marks on one base), `blank` (unless `mayBeEmpty`), `too_long`
 * (more than `limit` graphemes, or more than four code points, and so sixteen bytes, per grapheme).
 */
export function checkText(typed: string, limit: number, mayBeEmpty = false): TextResult {
  const text = removeBidiControls(typed).normalize('NFC').trim();
  // four code points have at most eight code units; checked first, so that a megabyte costs nothing more
  if (text.length > limit * 8) return { ok: false, fault: 'too_long' };
  if (text.includes('\0') || LONE_SURROGATE.test(text) || limitMarks(text) !== text) return { ok: false, fault: 'not_text' };
  if (isBlank(text)) return mayBeEmpty ? { ok: true, text: '' } : { ok: false, fault: 'blank' };
  if ([...text].length > limit * 4 || countCharacters(text) > limit) return { ok: false, fault: 'too_long' };
  return { ok: true, text };
}

/** Cuts a text after `max` graphemes and appends an ellipsis if something was cut. */
export function cutText(text: string, max: number): string {
  const parts = splitCharacters(text);
  return parts.length <= max ? text : `${parts.slice(0, max).join('')}…`;
}

export const TITLE_CUT = 25;
export const PREVIEW_NAME_CUT = 20;
