import type { PublicProfile } from '@billet/shared-domain/contract';
import { promptOfDay } from '@billet/shared-domain/rules/prompt';
import type { UserRow } from '../../kit/db/schema/people.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { languages, say } from '../../kit/messages/texts.ts';

/** The prompt of a business day in a language. */
export const dailyPrompt = (now: Date, language: string): string => say(language, `bot-prompt-${promptOfDay(now)}`);

/** The prompt that a user shows, in the reader's language if it has a catalogue (PRM-01); null without one. `now` is business time. */
export function promptOf(person: UserRow, now: Date, reader?: string): PublicProfile['prompt'] | null {
  if (person.promptKind === 'none') return null;
  if (person.promptKind === 'own') return { text: person.ownPrompt, language: null };
  const language = reader !== undefined && languages.includes(reader) ? reader : languageOf(person);
  return { text: dailyPrompt(now, language), language };
}
