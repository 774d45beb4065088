import type { Deps } from '../../kit/deps.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { say } from '../../kit/messages/texts.ts';
import { findById, tellHidden } from '../people/index.ts';

/**
 * Tells a user through the bot that an earlier note of theirs became mutual just now: the other one has it on the screen. The message names
 * nobody, as a chat is read on locked screens too. Nothing is stored when the bot can't reach them: see `tellHidden`.
 */
export async function tellOfMatch(deps: Pick<Deps, 'db' | 'config' | 'messenger'>, userId: string): Promise<void> {
  const user = await findById(deps.db.app, userId);
  if (!user || user.isPaused) return;
  const language = languageOf(user);
  await tellHidden(deps, user, say(language, 'bot-matched'), { text: say(language, 'bot-button-open'), page: 'inbox' });
}
