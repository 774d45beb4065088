import type { Bot, Context } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';
import { isVerdict, nextReport, settleReport } from '../../features/safety/index.ts';
import { verdictActs } from '../../kit/db/schema/reports.ts';
import type { Deps } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';

const VERDICT = /^report:([a-z_]+):([0-9a-f-]{36})$/;

/** The operators' queue of reports, in their chats with the bot; to anybody else the command is the usual help. */
export function addReports(bot: Bot, deps: Deps): void {
  const isOperator = ({ from }: Context) => from !== undefined && deps.config.operatorIds.includes(from.id);

  bot.chatType('private').command('reports', async (context) => {
    if (isOperator(context)) await showNext(context, deps);
    else await context.reply(say(context.from.language_code, 'bot-help'));
  });

  bot.callbackQuery(VERDICT, async (context) => {
    const [, act = '', noteId = ''] = context.match;
    if (!isOperator(context) || !isVerdict(act)) return void (await context.answerCallbackQuery());
    const isSettled = await settleReport(deps, noteId, act, context.from.id);
    deps.log.info({ noteId, act, operator: context.from.id, isSettled }, 'an operator decided on a report');
    await context.answerCallbackQuery(say(context.from.language_code, isSettled ? `bot-operator-done-${act}` : 'bot-operator-done-before'));
    await context.editMessageReplyMarkup();
    await showNext(context, deps);
  });
}

async function showNext(context: Context, deps: Deps): Promise<void> {
  const language = context.from?.language_code;
  const report = await nextReport(deps);
  if (!report) return void (await context.reply(say(language, 'bot-operator-no-reports')));
  const { noteId, open, reason, text, message, isFullyAnonymous, reportedAt } = report;
  const words = say(language, 'bot-operator-report', {
    open,
    reason,
    message: message || '—',
    note: text || '—',
    date: reportedAt.toISOString().slice(0, 10),
    isAnonymous: String(isFullyAnonymous),
  });
  await context.reply(words, { reply_markup: buttonsFor(noteId, language) });
}

/** 64 bytes are the most that a button carries; ours need 54. */
function buttonsFor(noteId: string, language: string | undefined): InlineKeyboardMarkup {
  const inline_keyboard = verdictActs.map((act) => [
    { text: say(language, `bot-operator-act-${act}`), callback_data: `report:${act}:${noteId}` },
  ]);
  return { inline_keyboard };
}
