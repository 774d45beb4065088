import type { Api } from 'grammy';
import type { BotCommandScopeChat } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { languages, say } from '../../kit/messages/texts.ts';

/** All that the bot wants to hear of. */
export const UPDATE_KINDS = ['message', 'callback_query', 'pre_checkout_query', 'my_chat_member'] as const;

const commands = ['start', 'help', 'terms', 'paysupport'] as const;
const desk = ['reports', 'requests', 'refund'] as const;
/** The messenger knows menus by codes of two letters, and refuses any other. */
const shortCodes: Readonly<Record<string, string>> = { fil: 'tl' };

type Log = Pick<Deps, 'log'>['log'];

/** Tells the messenger what the bot can do, in every language that has a catalogue. A refusal changes nothing but that menu. */
export async function introduce(api: Api, { config, log }: Pick<Deps, 'config' | 'log'>): Promise<void> {
  await setCommands(api, log, commands);
  const button = { type: 'web_app' as const, text: say('en', 'bot-menu'), web_app: { url: `${config.publicUrl}/` } };
  await api.setChatMenuButton({ menu_button: button }).catch((err: unknown) => log.warn({ err }, 'the messenger did not take the menu'));
  // an operator's own chat offers the desk's commands too; the messenger refuses that for whoever never started the bot
  for (const operator of config.operatorIds) await setCommands(api, log, [...commands, ...desk], { type: 'chat', chat_id: operator });
}

/** The commands in English for everybody, then in each language for who has it; without a scope in every chat. */
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
    // whoever never started the bot is refused in one language as in the others
    if (scope && refused.length > 0) break;
  }
  if (refused.length > 0) log.warn({ err: lastError, refused, isDesk: scope !== undefined }, 'the messenger did not take commands');
}

function menuOf(names: readonly string[], language: string) {
  return names.map((command) => ({ command, description: say(language, `bot-command-${command}`) }));
}
