import type { UserRow } from '../db/schema/people.ts';
import { catalogueFor, languages } from './texts.ts';

/**
 * The language in which a person is spoken to, one that has a catalogue: what they chose in the app, else the messenger's. A choice
 * without a catalogue is passed over.
 */
export function languageOf({ language, languageCode }: Pick<UserRow, 'language' | 'languageCode'>): string {
  return language !== null && languages.includes(language) ? language : catalogueFor(languageCode);
}
