import type { PublicProfile } from '@billet/shared-domain/contract';
import { promptOfDay } from '@billet/shared-domain/rules/prompt';
import type { UserRow } from '../../kit/db/schema/people.ts';
import { COMMON_LANGUAGE, catalogueFor, say } from '../../kit/messages/texts.ts';

/** The prompt of a business day in a language. */
export const dailyPrompt = (now: Date, language: string): string => say(language, `bot-prompt-${promptOfDay(now)}`);

/**
 * The prompt that a user shows (PRM-01); null without one. A prompt of the day is in the reader's language if it has a catalogue,
 * otherwise in English: the user's own language is private. `now` is business time.
 */
export function promptOf(person: UserRow, now: Date, reader: string = COMMON_LANGUAGE): PublicProfile['prompt'] | null {
  if (person.promptKind === 'none') return null;
  if (person.promptKind === 'own') return { text: person.ownPrompt, language: null };
  const language = catalogueFor(reader);
  return { text: dailyPrompt(now, language), language };
}
