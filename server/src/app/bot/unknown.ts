import type { Bot } from 'grammy';
import { say } from '../../kit/messages/texts.ts';
import { ignorePress } from './presses.ts';

/** Whatever the bot can't do anything with has one and the same answer, commands that work for operators only among it. */
export function addUnknown(bot: Bot): void {
  bot.chatType('private').on(['message:text', 'message:file'], async (context) => {
    await context.reply(say(context.from.language_code, 'bot-unknown'));
  });
  bot.on('callback_query', ignorePress);
}
