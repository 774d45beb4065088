import { isBlank } from '@billet/shared-domain/rules/characters';

/** The match switch of a form; absent from drafts that were kept before there was one. */
export interface MatchChoice {
  readonly isMatchable?: boolean | undefined;
}

/** What a form keeps while a ready-made text stands where the writer's own words stood. */
export interface OwnWords {
  readonly message: string;
  /** The ready-made text, as long as it stands there unchanged it is nobody's own words. */
  readonly suggested?: string | undefined;
  /** What it took the place of. */
  readonly ownWords?: string | undefined;
}

/** A form's change by a ready-made text, which throws nothing away. */
export function suggest({ message, suggested, ownWords }: OwnWords, text: string): OwnWords {
  return { message: text, suggested: text, ownWords: isBlank(message) || message === suggested ? ownWords : message };
}

/** The words to take back; null where none were replaced. */
export function replacedWords({ message, ownWords }: OwnWords): string | null {
  return ownWords === undefined || ownWords === message ? null : ownWords;
}

/** The language of a ready-made question that stands there; those are Russian or English, whatever the page is. */
export function languageOfQuestion({ message, suggested }: OwnWords): 'ru' | 'en' | undefined {
  if (message === '' || message !== suggested) return undefined;
  return /\p{Script=Cyrillic}/u.test(message) ? 'ru' : 'en';
}

/** Whether what a draft says of them can be believed. */
export const isOwnWords = (value: Readonly<Record<string, unknown>>): boolean =>
  [value.suggested, value.ownWords].every((text) => text === undefined || typeof text === 'string');

export const isMatchChoice = ({ isMatchable }: Readonly<Record<string, unknown>>): boolean =>
  isMatchable === undefined || typeof isMatchable === 'boolean';
