import { cleanMutedWords, foldText, MUTED_WORD_LENGTH, MUTED_WORDS_LIMIT } from '@billet/shared-domain/rules/mute';
import { checkText } from '@billet/shared-domain/rules/text';

export type WordFault = 'blank' | 'too_long' | 'known' | 'full' | 'not_text';

/** The list with a word more, or why it can't be added. */
export function addWord(words: readonly string[], typed: string): { readonly words: string[] } | { readonly fault: WordFault } {
  const result = checkText(typed, MUTED_WORD_LENGTH);
  if (!result.ok) return { fault: result.fault };
  if (words.some((word) => foldText(word) === foldText(result.text))) return { fault: 'known' };
  if (words.length >= MUTED_WORDS_LIMIT) return { fault: 'full' };
  return { words: cleanMutedWords([...words, result.text]) };
}
