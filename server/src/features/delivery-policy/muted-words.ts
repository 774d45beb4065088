import { foldText } from '@billet/shared-domain/rules/fold';
import { cleanMutedWords, MUTED_WORD_LENGTH, MUTED_WORDS_LIMIT } from '@billet/shared-domain/rules/mute';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanText } from '../../kit/http/texts.ts';

export interface WordChanges {
  /** Replaces all words. */
  readonly mutedWords?: readonly string[] | undefined;
  readonly mute?: readonly string[] | undefined;
  readonly unmute?: readonly string[] | undefined;
}

export const hasWordChanges = ({ mutedWords, mute, unmute }: WordChanges): boolean => Boolean(mutedWords ?? mute ?? unmute);

/**
 * Returns the words after a change. Adding a present word or removing a missing one has no effect. Throws the error of the first invalid
 * word with its field, and `bad_input` for too many.
 */
export function applyWordChanges(current: readonly string[], { mutedWords, mute = [], unmute = [] }: WordChanges): string[] {
  const unmuted = new Set(unmute.map(foldText));
  const remaining = (mutedWords ? read(mutedWords, 'mutedWords') : current).filter((word) => !unmuted.has(foldText(word)));
  const added = read(mute, 'mute').filter((word) => remaining.every((each) => foldText(each) !== foldText(word)));
  if (added.length > 0 && remaining.length + added.length > MUTED_WORDS_LIMIT)
    throw new ApiError('bad_input', `There are ${MUTED_WORDS_LIMIT} muted words at most`, { field: 'mute' });
  return [...remaining, ...added];
}

function read(typed: readonly string[], field: string): string[] {
  const words = typed.map((word) => cleanText(word, MUTED_WORD_LENGTH, field));
  if (words.some((word) => foldText(word) === ''))
    throw new ApiError('message_blank', `${field}: a word without letters matches nothing`, { field });
  return cleanMutedWords(words);
}
