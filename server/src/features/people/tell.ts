import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { appUrl, type Page } from '../../kit/messages/links.ts';
import { failureKind } from '../../kit/messenger/messenger.ts';
import { markBlocked } from './meet.ts';

interface Button {
  readonly text: string;
  readonly page: Page;
}

/**
 * Writes to a person, with a button that opens the app. Whoever blocked the bot is marked so and left alone; any other
 * failure is thrown, for a job to repeat.
 */
export async function tell(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'messenger'>,
  person: UserRow,
  text: string,
  button: Button,
): Promise<void> {
  const { isBlocked } = await write(deps, person, text, button);
  if (isBlocked) await markBlocked(deps, person.telegramId);
}

/**
 * The same to somebody whose name is hidden from whoever makes the bot write. Nothing is written down: everybody sees whom the bot can't
 * write to, and whoever becomes such a one right then would be named.
 */
export async function tellHidden(deps: Pick<Deps, 'config' | 'messenger'>, person: UserRow, text: string, button: Button): Promise<void> {
  await write(deps, person, text, button);
}

async function write(
  { config, messenger }: Pick<Deps, 'config' | 'messenger'>,
  person: UserRow,
  text: string,
  button: Button,
): Promise<{ readonly isBlocked: boolean }> {
  if (person.botState !== 'active') return { isBlocked: false };
  try {
    await messenger.write(person.telegramId, text, [{ text: button.text, url: appUrl(config, button.page) }]);
  } catch (error) {
    const kind = failureKind(error);
    // a chat that never was, or an account that is gone: no repetition helps
    if (kind !== 'blocked' && kind !== 'refused') throw error;
    return { isBlocked: kind === 'blocked' };
  }
  return { isBlocked: false };
}
