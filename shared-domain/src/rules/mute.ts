import { countCharacters } from './characters.ts';
import { folds, foldText } from './fold.ts';
import { checkText } from './text.ts';

export const MUTED_WORDS_LIMIT = 50;
/** Maximum characters of one muted word or phrase. */
export const MUTED_WORD_LENGTH = 30;
/** Words of up to this many characters match whole words. Longer ones match any word that starts with them, because languages inflect. */
const WHOLE_WORD_LENGTH = 3;

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

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
    return words.some((word) => holdsWord(text, fold(word)));
  });
}

function holdsWord(text: string, word: string): boolean {
  if (word === '') return false;
  const needsEnd = countCharacters(word) <= WHOLE_WORD_LENGTH;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = lastOf(text.slice(0, at));
    const after = firstOf(text.slice(at + word.length));
    if (isEdge(before, firstOf(word)) && (!needsEnd || isEdge(after, lastOf(word)))) return true;
  }
  return false;
}

/** Whether there is a word boundary between a character of the word and its neighbour. */
function isEdge(neighbour: string, own: string): boolean {
  return !IN_WORD.test(neighbour) || !IN_WORD.test(own) || UNSPACED.test(own);
}

const firstOf = (text: string) => /./su.exec(text)?.[0] ?? '';
const lastOf = (text: string) => /.$/su.exec(text)?.[0] ?? '';
