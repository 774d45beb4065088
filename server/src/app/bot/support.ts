import type { Bot, Composer, Context } from 'grammy';
import type { User } from 'grammy/types';
import { answerTicket, closeTicket, forwardToOperators, openTicket, type Writer } from '../../features/support/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { cleanLanguage, cleanName } from '../../kit/messenger/clean-user-data.ts';
import { replyLanguage } from './language.ts';
import { finishButtonPress } from './presses.ts';

const CLOSE = /^ticket:close:([0-9a-f-]{36})$/;

function writerOf({ id, first_name: firstName, language_code: languageCode }: User): Writer {
  return { telegramId: id, firstName: cleanName(firstName, languageCode), languageCode: cleanLanguage(languageCode) };
}

/** Whether the message starts with a command; such messages are not forwarded to the operators. */
const isCommand = ({ message }: Context) => message?.entities?.some(({ type, offset }) => type === 'bot_command' && offset === 0) ?? false;

/** Registers /paysupport and the messages that follow it. */
export function addSupport(bot: Bot, deps: Deps): void {
  const chats = bot.chatType('private');
  chats.command('paysupport', async (context) => {
    const isStaffed = deps.config.operatorIds.length > 0;
    if (isStaffed) await openTicket(deps, writerOf(context.from));
    await context.reply(translate(await replyLanguage(deps, context.from), 'bot-paysupport', { isStaffed: String(isStaffed) }));
  });
  chats.on(['message:text', 'message:file'], async (context, next) => {
    if (isCommand(context)) return next();
    const outcome = await forwardToOperators(deps, writerOf(context.from), context.message.text ?? '');
    if (outcome === 'no_ticket') return next();
    // The forwarding sends its own confirmation
    if (outcome !== 'passed_on') await context.reply(translate(await replyLanguage(deps, context.from), `bot-support-${outcome}`));
  });
}

/** Registers operators' answers: replies to forwarded messages. `operators` passes updates of operators only. */
export function addAnswers(operators: Composer<Context>, deps: Deps): void {
  operators.on('message:text', async (context, next) => {
    const { from, reply_to_message: repliedTo, text: typed } = context.message;
    if (!repliedTo || isCommand(context)) return next();
    const outcome = await answerTicket(deps, writerOf(from), { repliedTo: repliedTo.message_id, typed });
    if (outcome !== 'sent') await context.reply(translate(await replyLanguage(deps, from), `bot-operator-ticket-${outcome}`));
  });

  operators.callbackQuery(CLOSE, async (context) => {
    const [, id = ''] = context.match;
    const isClosed = await closeTicket(deps, id);
    deps.log.info({ ticket: id, operator: context.from.id, isClosed }, 'an operator closed a conversation');
    const language = await replyLanguage(deps, context.from);
    await finishButtonPress(context, translate(language, isClosed ? 'bot-operator-ticket-ended' : 'bot-operator-ticket-ended-before'));
  });
}
