import { cleanMutedWords, MUTED_WORD_LENGTH } from '@billet/shared-domain/rules/mute';
import { cleanText } from '../../kit/http/texts.ts';

/** The words as they are kept. Throws the fault of the first that is no word, naming the field. */
export function readMutedWords(typed: readonly string[]): string[] {
  return cleanMutedWords(typed.map((word) => cleanText(word, MUTED_WORD_LENGTH, 'mutedWords')));
}
