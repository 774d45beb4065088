import type { PublicProfile } from '@billet/shared-domain/contract';
import { promptOfDay } from '@billet/shared-domain/rules/prompt';
import type { UserRow } from '../../kit/db/schema/people.ts';
import { COMMON_LANGUAGE, languageWith, translate } from '../../kit/messages/texts.ts';

const idOn = (now: Date) => `bot-prompt-${promptOfDay(now)}`;

/** The prompt of a business day in a language. */
export const dailyPrompt = (now: Date, language: string): string => translate(language, idOn(now));

/**
 * The prompt that a user shows (PRM-01); null without one. A prompt of the day is in the reader's language if its catalogue has it,
 * otherwise in English: the user's own language is private. `now` is business time.
 */
export function promptOf(person: UserRow, now: Date, reader: string = COMMON_LANGUAGE): PublicProfile['prompt'] | null {
  if (person.promptKind === 'none') return null;
  if (person.promptKind === 'own') return { text: person.ownPrompt, language: null };
  return { text: dailyPrompt(now, reader), language: languageWith(reader, idOn(now)) };
}
