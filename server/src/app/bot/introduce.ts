import type { Api } from 'grammy';
import type { BotCommandScopeChat } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { languages, translate } from '../../kit/messages/texts.ts';

/** The update types that the bot subscribes to. */
export const UPDATE_KINDS = ['message', 'callback_query', 'pre_checkout_query', 'my_chat_member'] as const;

const commands = ['start', 'help', 'terms', 'paysupport'] as const;
const operatorCommands = ['reports', 'requests', 'refund'] as const;
/** Telegram accepts two-letter language codes only. */
const shortCodes: Readonly<Record<string, string>> = { fil: 'tl' };

type Log = Pick<Deps, 'log'>['log'];

/** Registers commands and menu button with the messenger in every language. A refusal affects only that menu. */
export async function introduce(api: Api, { config, log }: Pick<Deps, 'config' | 'log'>): Promise<void> {
  await setCommands(api, log, commands);
  const button = { type: 'web_app' as const, text: translate('en', 'bot-menu'), web_app: { url: `${config.publicUrl}/` } };
  await api.setChatMenuButton({ menu_button: button }).catch((err: unknown) => log.warn({ err }, 'the messenger did not take the menu'));
  // An operator's chat also gets the operators' commands; Telegram refuses them for a user who has not started the bot
  for (const operator of config.operatorIds)
    await setCommands(api, log, [...commands, ...operatorCommands], { type: 'chat', chat_id: operator });
}

/** Sets the commands in English as the default, then in each language. Without a scope, for all chats. */
async function setCommands(api: Api, log: Log, names: readonly string[], scope?: BotCommandScopeChat): Promise<void> {
  const refused: string[] = [];
  let lastError: unknown;
  for (const language of [null, ...languages]) {
    const isTaken = api.setMyCommands(menuOf(names, language ?? 'en'), {
      ...(scope ? { scope } : {}),
      ...(language ? { language_code: (shortCodes[language] ?? language) as 'en' } : {}),
    });
    await isTaken.catch((err: unknown) => {
      lastError = err;
      refused.push(language ?? 'all');
    });
    // The refusal for a user who has not started the bot is the same in every language
    if (scope && refused.length > 0) break;
  }
  if (refused.length > 0) log.warn({ err: lastError, refused, isDesk: scope !== undefined }, 'the messenger did not take commands');
}

function menuOf(names: readonly string[], language: string) {
  return names.map((command) => ({ command, description: translate(language, `bot-command-${command}`) }));
}
