import type { Api } from 'grammy';
import type { Deps } from '../../kit/deps.ts';
import { languages, say } from '../../kit/messages/texts.ts';

/** All that the bot wants to hear of. */
export const UPDATE_KINDS = ['message', 'callback_query', 'pre_checkout_query', 'my_chat_member'] as const;

const commands = ['start', 'help', 'terms', 'paysupport'] as const;
const desk = ['reports', 'requests', 'refund'] as const;

/** Tells the messenger what the bot can do, in every language that has a catalogue. A refusal changes nothing but the menu. */
export async function introduce(api: Api, { config, log }: Pick<Deps, 'config' | 'log'>): Promise<void> {
  const list = (language: string) => menuOf(commands, language);
  try {
    await api.setMyCommands(list('en'));
    for (const language of languages) await api.setMyCommands(list(language), { language_code: language as 'en' });
    await api.setChatMenuButton({
      menu_button: { type: 'web_app', text: say('en', 'bot-menu'), web_app: { url: `${config.publicUrl}/` } },
    });
  } catch (err) {
    log.warn({ err }, 'the messenger did not take commands and menu');
  }
  for (const operator of config.operatorIds)
    await introduceDesk(api, operator).catch((err: unknown) => log.warn({ err }, 'an operator has no menu of the desk'));
}

/** An operator's own chat offers the desk's commands too; the messenger refuses that for whoever never started the bot. */
async function introduceDesk(api: Api, operator: number): Promise<void> {
  const scope = { type: 'chat' as const, chat_id: operator };
  await api.setMyCommands(menuOf([...commands, ...desk], 'en'), { scope });
  for (const language of languages)
    await api.setMyCommands(menuOf([...commands, ...desk], language), { scope, language_code: language as 'en' });
}

function menuOf(names: readonly string[], language: string) {
  return names.map((command) => ({ command, description: say(language, `bot-command-${command}`) }));
}
