import type { Bot } from 'grammy';
import type { Deps } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';
import { languageFor } from './language.ts';
import { ignorePress } from './presses.ts';

/** Whatever the bot can't do anything with has one and the same answer, commands that work for operators only among it. */
export function addUnknown(bot: Bot, deps: Pick<Deps, 'db'>): void {
  bot.chatType('private').on(['message:text', 'message:file'], async (context) => {
    await context.reply(say(await languageFor(deps, context.from), 'bot-unknown'));
  });
  bot.on('callback_query', ignorePress);
}
