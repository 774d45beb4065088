import { GrammyError } from 'grammy';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { appButton, type Page } from '../../kit/messages/links.ts';
import { markBlocked } from './meet.ts';

const FORBIDDEN = 403;
const BAD_REQUEST = 400;

/**
 * Writes to a person, with a button that opens the app. Whoever blocked the bot is marked so and left alone; any other
 * failure is thrown, for a job to repeat.
 */
export async function tell(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'botApi'>,
  person: UserRow,
  text: string,
  button: { text: string; page: Page },
): Promise<void> {
  if (person.botState !== 'active') return;
  try {
    await deps.botApi.sendMessage(person.telegramId, text, appButton(deps.config, button.text, button.page));
  } catch (error) {
    const code = error instanceof GrammyError ? error.error_code : null;
    if (code === FORBIDDEN) return markBlocked(deps, person.telegramId);
    // a chat that never was, or an account that is gone: no repetition helps
    if (code !== BAD_REQUEST) throw error;
  }
}
