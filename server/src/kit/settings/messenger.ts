import { z } from 'zod';
import { setting } from './setting.ts';
import { botToken, httpUrl, list, name, secret, text, whole } from './values.ts';

/** The bot and its apps, channel and operators. */
export const messenger = {
  BOT_TOKEN: setting(botToken.optional(), 'the simulator’s bot locally; production needs it', 'the bot, as BotFather gave it'),
  BOT_API_ROOT: setting(httpUrl.optional(), 'the simulator locally, else https://api.telegram.org', 'where the Bot API is'),
  BOT_USERNAME: setting(name.default('billet_bot'), 'billet_bot', 'the bot’s name, for links'),
  SEND_APP: setting(name.default('send'), 'send', 'short name of the bot’s deep-link app for valentines'),
  ASK_APP: setting(name.default('ask'), 'ask', 'short name of the bot’s deep-link app for questions'),
  WEBHOOK_SECRET: setting(
    secret.optional(),
    'the bot polls',
    '16 to 256 letters, digits, _ or -; with it updates come to the webhook, which carries it',
  ),
  CHANNEL_LINK: setting(
    httpUrl.optional(),
    'the simulator’s channel, else none',
    'invite link of the channel that step 3 of sharing opens',
  ),
  CHANNEL_ID: setting(
    text.optional(),
    'the simulator’s channel, else no reward for joining',
    'the channel’s id, by which the bot asks whether somebody joined',
  ),
  EMOJI_STATUS_ID: setting(text.optional(), 'one of the simulator’s, else none is offered', 'the custom emoji that step 4 of sharing sets'),
  OPERATOR_IDS: setting(
    list.pipe(z.array(whole)).optional(),
    '1003 with the simulator’s bot: Olga, who is there from the start; else nobody',
    'messenger ids, with commas between, of the operators: docs/operators.md',
  ),
};
