import { foldText } from '@billet/shared-domain/rules/fold';
import { MUTED_WORD_LENGTH, MUTED_WORDS_LIMIT } from '@billet/shared-domain/rules/mute';
import { checkText } from '@billet/shared-domain/rules/text';

export type WordFault = 'blank' | 'too_long' | 'known' | 'full' | 'not_text';

/** Returns the word in the form that is stored, or why it cannot be added. */
export function checkWord(words: readonly string[], typed: string): { readonly word: string } | { readonly fault: WordFault } {
  const result = checkText(typed, MUTED_WORD_LENGTH);
  if (!result.ok) return { fault: result.fault };
  // for example only accents, or the Arabic tatweel
  if (foldText(result.text) === '') return { fault: 'blank' };
  if (words.some((word) => foldText(word) === foldText(result.text))) return { fault: 'known' };
  if (words.length >= MUTED_WORDS_LIMIT) return { fault: 'full' };
  return { word: result.text };
}
