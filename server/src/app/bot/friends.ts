import { shareLink } from '@billet/shared-domain/rules/links';
import type { Bot, Context, Filter } from 'grammy';
import type { InlineKeyboardMarkup, ReplyKeyboardMarkup } from 'grammy/types';
import { hearOf, meet } from '../../features/people/index.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';
import { languageFor } from './language.ts';

/** The start parameters for writing to a friend, with their texts and mini-app. */
const errands = {
  send_valentine: { request: 1, ask: 'bot-send-valentine', button: 'bot-button-send', app: 'sendApp' },
  send_anon: { request: 2, ask: 'bot-send-anon', button: 'bot-button-ask', app: 'askApp' },
} as const;

type Errand = keyof typeof errands;

export function isErrand(parameter: string): parameter is Errand {
  return Object.hasOwn(errands, parameter);
}

/** Prompts for the friend with a button that opens Telegram's user picker. */
export async function askForFriend(context: Context, deps: Pick<Deps, 'db'>, errand: Errand): Promise<void> {
  const { request, ask } = errands[errand];
  const language = await languageFor(deps, context.from);
  const button = {
    text: say(language, 'bot-choose-friend'),
    request_users: { request_id: request, user_is_bot: false, max_quantity: 1, request_name: true },
  };
  const keyboard: ReplyKeyboardMarkup = { keyboard: [[button]], resize_keyboard: true, one_time_keyboard: true };
  await context.reply(say(language, ask), { reply_markup: keyboard });
}

/** Answers a chosen friend with the link to write to them. An unknown user gets a row and a code, unless the account was deleted. */
export function addFriends(bot: Bot, deps: Deps): void {
  bot.on('message:users_shared', async (context) => {
    const {
      request_id: request,
      users: [shared],
    } = context.message.users_shared;
    const errand = Object.values(errands).find((each) => each.request === request);
    if (!errand || !shared) return;
    await meet(deps, context.from, 'active');
    if (shared.user_id === context.from.id) {
      await context.reply(say(await languageFor(deps, context.from), 'bot-friend-self'));
      return;
    }
    await answerFriend(context, deps, await hearOf(deps, shared.user_id, shared.first_name ?? ''), errand);
  });
}

type Asked = Filter<Context, 'message:users_shared'>;

async function answerFriend(context: Asked, deps: Deps, friend: UserRow | null, { button, app }: (typeof errands)[Errand]): Promise<void> {
  const language = await languageFor(deps, context.from);
  if (!friend) {
    await context.reply(say(language, 'bot-friend-gone'));
    return;
  }
  const url = shareLink(deps.config.botUsername, deps.config[app], friend.code);
  const markup: InlineKeyboardMarkup = { inline_keyboard: [[{ text: say(language, button), url }]] };
  await context.reply(say(language, 'bot-friend-chosen', { name: friend.firstName }), { reply_markup: markup });
}
