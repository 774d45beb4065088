import { isBlank } from '@billet/shared-domain/rules/characters';

/** Match switch of a form; missing in drafts that were stored before it existed. */
export interface MatchChoice {
  readonly isMatchable?: boolean | undefined;
}

/** Text of a form, and the user's own text while a suggestion replaces it. */
export interface OwnWords {
  readonly message: string;
  /** The suggestion. While `message` equals it, the text is not the user's own. */
  readonly suggested?: string | undefined;
  /** The own text that the suggestion replaced. */
  readonly ownWords?: string | undefined;
}

/** Returns the form's change by a suggestion; the replaced text is kept. */
export function suggest({ message, suggested, ownWords }: OwnWords, text: string): OwnWords {
  return { message: text, suggested: text, ownWords: isBlank(message) || message === suggested ? ownWords : message };
}

/** The text to restore; null if none was replaced. */
export function replacedWords({ message, ownWords }: OwnWords): string | null {
  return ownWords === undefined || ownWords === message ? null : ownWords;
}

/** Language of a suggested question in the field. Suggestions are Russian or English in every interface language. */
export function languageOfQuestion({ message, suggested }: OwnWords): 'ru' | 'en' | undefined {
  if (message === '' || message !== suggested) return undefined;
  return /\p{Script=Cyrillic}/u.test(message) ? 'ru' : 'en';
}

/** Whether these fields of a stored draft have valid types. */
export const isOwnWords = (value: Readonly<Record<string, unknown>>): boolean =>
  [value.suggested, value.ownWords].every((text) => text === undefined || typeof text === 'string');

export const isMatchChoice = ({ isMatchable }: Readonly<Record<string, unknown>>): boolean =>
  isMatchable === undefined || typeof isMatchable === 'boolean';
