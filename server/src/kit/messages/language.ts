import type { UserRow } from '../db/schema/people.ts';
import { languages } from './texts.ts';

/**
 * The language in which a person is spoken to: the one that they chose in the app, else the messenger's. A choice that has no catalogue is
 * passed over.
 */
export function languageOf({ language, languageCode }: Pick<UserRow, 'language' | 'languageCode'>): string {
  return language !== null && languages.includes(language) ? language : languageCode;
}
