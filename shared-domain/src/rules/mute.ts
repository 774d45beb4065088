import { folds, foldText } from './fold.ts';
import { checkText } from './text.ts';

export const MUTED_WORDS_LIMIT = 50;
/** Maximum characters of one muted word or phrase. */
export const MUTED_WORD_LENGTH = 30;
/**
 * Words of up to this many letters match whole words. Longer ones match any word that starts with them, because languages inflect. Vowel
 * signs and the letters of a Korean syllable count.
 */
const WHOLE_WORD_LENGTH = 3;
/** Minimum letters of a word that is found with a space or sign between all of its letters. */
const SPELLED_LENGTH = 3;

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const START = String.raw`(?:^|[^\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const BETWEEN = String.raw`[^\p{L}\p{N}]+`;
/** A text with a letter three times in a row, or with three separate letters. */
const STRETCHED = new RegExp(String.raw`(\p{L})\1\1|${START}\p{L}(?:${BETWEEN}\p{L}){2}${END}`, 'u');
/**
 * Arabic and Hebrew words that are written together with the next one, after folding: the article, conjunctions and prepositions.
 */
const PREFIXES = new RegExp(`${START}(?:[وف]?(?:[بک]?ال|لل|[بکل])|[وف]|[וש]?[הבכלמ]|[וש])$`, 'u');

/** Cleans typed words for storage: unique, in order. Blank and too long words are skipped. */
export function cleanMutedWords(typed: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const each of typed) {
    const result = checkText(each, MUTED_WORD_LENGTH);
    if (!result.ok) continue;
    const key = foldText(result.text);
    if (key !== '' && !words.has(key)) words.set(key, result.text);
  }
  return [...words.values()].slice(0, MUTED_WORDS_LIMIT);
}

/** Whether a message contains one of these words after folding: as a whole word, or from four characters on at the start of a word. */
export function isMuted(message: string, words: readonly string[]): boolean {
  return folds.some((fold) => {
    const text = fold(message);
    const isStretched = STRETCHED.test(text);
    return words.some((word) => {
      const folded = fold(word);
      return containsWord(text, folded) || (isStretched && containsStretched(text, folded));
    });
  });
}

const needsEnd = (word: string) => lengthOf(word) <= WHOLE_WORD_LENGTH;
const lengthOf = (word: string) => Array.from(word.normalize('NFD')).length;

function containsWord(text: string, word: string): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text.slice(0, at);
    const after = firstOf(text.slice(at + word.length));
    const isStart = isEdge(lastOf(before), firstOf(word)) || (lengthOf(word) >= WHOLE_WORD_LENGTH && PREFIXES.test(before));
    if (isStart && (!needsEnd(word) || isEdge(after, lastOf(word)))) return true;
  }
  return false;
}

/** Whether a text contains the word with some letters three times or more, or with a space or sign between all of its letters. */
function containsStretched(text: string, word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  const parts = Array.from(word.matchAll(/(\p{L})\1*|[\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu), ([part, letter]) =>
    letter ? `(?:${part}|${letter}{3,})` : IN_WORD.test(part) ? part : BETWEEN,
  );
  const patterns = [parts.join('') + (needsEnd(word) ? END : '')];
  if (letters.length >= SPELLED_LENGTH) patterns.push(letters.join(BETWEEN) + END);
  return letters.length > 0 && new RegExp(`${START}(?:${patterns.join('|')})`, 'u').test(text);
}

/** Whether there is a word boundary between a character of the word and its neighbour. */
function isEdge(neighbour: string, own: string): boolean {
  return !IN_WORD.test(neighbour) || !IN_WORD.test(own) || UNSPACED.test(own);
}

const firstOf = (text: string) => /./su.exec(text)?.[0] ?? '';
const lastOf = (text: string) => /.$/su.exec(text)?.[0] ?? '';
