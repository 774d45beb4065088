import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { appUrl, type Page } from '../../kit/messages/links.ts';
import { failureKind } from '../../kit/messenger/messenger.ts';
import { markBlocked } from './meet.ts';

/**
 * Writes to a person, with a button that opens the app. Whoever blocked the bot is marked so and left alone; any other
 * failure is thrown, for a job to repeat.
 */
export async function tell(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'messenger'>,
  person: UserRow,
  text: string,
  button: { text: string; page: Page },
): Promise<void> {
  if (person.botState !== 'active') return;
  try {
    await deps.messenger.write(person.telegramId, text, [{ text: button.text, url: appUrl(deps.config, button.page) }]);
  } catch (error) {
    const kind = failureKind(error);
    if (kind === 'blocked') return markBlocked(deps, person.telegramId);
    // a chat that never was, or an account that is gone: no repetition helps
    if (kind !== 'refused') throw error;
  }
}
