import { z } from 'zod';
import { setting } from './setting.ts';
import { baseUrl, botToken, channelId, emojiId, httpUrl, list, name, secret, wholeNumber } from './values.ts';

/** The bot and its apps, channel and operators. */
export const messenger = {
  BOT_TOKEN: setting(botToken.optional(), 'the simulator’s bot locally; production needs it', 'token of the bot, from BotFather'),
  BOT_API_ROOT: setting(baseUrl.optional(), 'the simulator locally, else https://api.telegram.org', 'address of the Bot API'),
  BOT_USERNAME: setting(name.default('billet_bot'), 'billet_bot', 'the bot’s name, for links'),
  SEND_APP: setting(name.default('send'), 'send', 'short name of the bot’s deep-link app for valentines'),
  ASK_APP: setting(name.default('ask'), 'ask', 'short name of the bot’s deep-link app for questions'),
  WEBHOOK_SECRET: setting(
    secret.optional(),
    'the bot polls',
    '16 to 256 letters, digits, _ or -; enables the webhook and authenticates its requests',
  ),
  CHANNEL_LINK: setting(
    httpUrl.optional(),
    'the simulator’s channel, else none',
    'invite link of the channel that step 3 of sharing opens',
  ),
  CHANNEL_ID: setting(
    channelId.optional(),
    'the simulator’s channel, else no reward for joining',
    'id of the channel, with which the bot checks membership',
  ),
  EMOJI_STATUS_ID: setting(
    emojiId.optional(),
    'one of the simulator’s, else none is offered',
    'the custom emoji that step 4 of sharing sets',
  ),
  OPERATOR_IDS: setting(
    list.pipe(z.array(wholeNumber)).optional(),
    '1003 (Olga) with the simulator’s bot; else none',
    'messenger ids of the operators, comma-separated: docs/operators.md',
  ),
};
