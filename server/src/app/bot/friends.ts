import { shareLink } from '@billet/shared-domain/rules/links';
import type { Bot, Context, Filter } from 'grammy';
import type { InlineKeyboardMarkup, ReplyKeyboardMarkup } from 'grammy/types';
import { findOrCreateUser, saveUser } from '../../features/people/index.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { replyLanguage } from './language.ts';

/** The start parameters for writing to a friend, with their texts and mini-app. */
const friendParameters = {
  send_valentine: { request: 1, ask: 'bot-send-valentine', button: 'bot-button-send', app: 'sendApp' },
  send_anon: { request: 2, ask: 'bot-send-anon', button: 'bot-button-ask', app: 'askApp' },
} as const;

type FriendParameter = keyof typeof friendParameters;
type FriendOptions = (typeof friendParameters)[FriendParameter];

export function isFriendParameter(parameter: string): parameter is FriendParameter {
  return Object.hasOwn(friendParameters, parameter);
}

/** Prompts for the friend with a button that opens Telegram's user picker. */
export async function promptForFriend(context: Context, deps: Pick<Deps, 'db'>, parameter: FriendParameter): Promise<void> {
  const { request, ask } = friendParameters[parameter];
  const language = await replyLanguage(deps, context.from);
  const button = {
    text: translate(language, 'bot-choose-friend'),
    request_users: { request_id: request, user_is_bot: false, max_quantity: 1, request_name: true },
  };
  const keyboard: ReplyKeyboardMarkup = { keyboard: [[button]], resize_keyboard: true, one_time_keyboard: true };
  await context.reply(translate(language, ask), { reply_markup: keyboard });
}

/** Answers a chosen friend with the link to write to them. An unknown user gets a row and a code, unless the account was deleted. */
export function addFriendHandler(bot: Bot, deps: Deps): void {
  bot.on('message:users_shared', async (context) => {
    const {
      request_id: request,
      users: [shared],
    } = context.message.users_shared;
    const options = Object.values(friendParameters).find((each) => each.request === request);
    if (!options || !shared) return;
    await saveUser(deps, context.from, 'active');
    if (shared.user_id === context.from.id) {
      await context.reply(translate(await replyLanguage(deps, context.from), 'bot-friend-self'));
      return;
    }
    await answerFriend(context, deps, await findOrCreateUser(deps, shared.user_id, shared.first_name ?? ''), options);
  });
}

type Asked = Filter<Context, 'message:users_shared'>;

async function answerFriend(context: Asked, deps: Deps, friend: UserRow | null, { button, app }: FriendOptions): Promise<void> {
  const language = await replyLanguage(deps, context.from);
  if (!friend) {
    await context.reply(translate(language, 'bot-friend-gone'));
    return;
  }
  const url = shareLink(deps.config.botUsername, deps.config[app], friend.code);
  const markup: InlineKeyboardMarkup = { inline_keyboard: [[{ text: translate(language, button), url }]] };
  await context.reply(translate(language, 'bot-friend-chosen', { name: friend.firstName }), { reply_markup: markup });
}
