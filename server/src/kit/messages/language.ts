import type { UserRow } from '../db/schema/people.ts';
import { catalogueFor, languages } from './texts.ts';

/**
 * The language for messages to a person, one with a catalogue: the language chosen in the app, else Telegram's. A choice without a
 * catalogue is ignored.
 */
export function languageOf({ language, languageCode }: Pick<UserRow, 'language' | 'languageCode'>): string {
  return language !== null && languages.includes(language) ? language : catalogueFor(languageCode);
}
