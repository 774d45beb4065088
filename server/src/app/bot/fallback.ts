import type { Bot } from 'grammy';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { replyLanguage } from './language.ts';
import { ignorePress } from './presses.ts';
import { makeRateLimiter } from './rate-limiter.ts';

/** Window in which a chat gets the answer to unknown input at most once, in milliseconds. */
const WINDOW_MS = 60_000;

/** Answers all unhandled input with the same text, so that operators' commands look unknown to other users. */
export function addFallback(bot: Bot, deps: Pick<Deps, 'db'>): void {
  const answered = makeRateLimiter(WINDOW_MS);
  bot.chatType('private').on(['message:text', 'message:file'], async (context) => {
    if (!answered.take(context.chat.id, 1)) return;
    await context.reply(translate(await replyLanguage(deps, context.from), 'bot-unknown'));
  });
  bot.on('callback_query', ignorePress);
}
