import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { appUrl, type Page } from '../../kit/messages/links.ts';
import { failureKind } from '../../kit/messenger/messenger.ts';
import { markBlocked } from './bot-users.ts';

interface Button {
  readonly text: string;
  readonly page: Page;
}

/**
 * Writes to a person through the bot, with a button that opens the app. Records that the bot is blocked and ignores other permanent
 * refusals. Throws other failures, for the job to retry.
 */
export async function writeToPerson(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'messenger'>,
  person: UserRow,
  text: string,
  button: Button,
): Promise<void> {
  const { isBlocked } = await write(deps, person, text, button);
  if (isBlocked) await markBlocked(deps, person.telegramId);
}

/**
 * Like `writeToPerson`, for a person who is hidden from the user whose action causes the message. Records nothing: everyone sees whom the bot cannot
 * write to, so a change at this moment would identify the person.
 */
export async function notifyHiddenUser(
  deps: Pick<Deps, 'config' | 'messenger'>,
  person: UserRow,
  text: string,
  button: Button,
): Promise<void> {
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
    // The chat never existed or the account is deleted: a retry cannot help
    if (kind !== 'blocked' && kind !== 'refused') throw error;
    return { isBlocked: kind === 'blocked' };
  }
  return { isBlocked: false };
}
