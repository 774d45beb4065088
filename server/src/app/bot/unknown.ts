import type { Bot } from 'grammy';
import type { Deps } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';
import { languageFor } from './language.ts';
import { ignorePress } from './presses.ts';
import { makeRecent } from './recent.ts';

/** Milliseconds between two such answers in a chat. */
const ONCE_MS = 60_000;

/** Answers all unhandled input with the same text, so that operators' commands look unknown to other users. */
export function addUnknown(bot: Bot, deps: Pick<Deps, 'db'>): void {
  const answered = makeRecent(ONCE_MS);
  bot.chatType('private').on(['message:text', 'message:file'], async (context) => {
    if (!answered.take(context.chat.id, 1)) return;
    await context.reply(say(await languageFor(deps, context.from), 'bot-unknown'));
  });
  bot.on('callback_query', ignorePress);
}
