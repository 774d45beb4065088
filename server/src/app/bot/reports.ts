import type { Composer, Context } from 'grammy';
import { describeReport, isVerdict, openReports, settleReport } from '../../features/safety/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { replyLanguage } from './language.ts';
import { finishButtonPress, keyboardOf } from './presses.ts';

const VERDICT = /^report:([a-z_]+):([0-9a-f-]{36})$/;
/** Maximum number of messages that one command lists. */
export const MAX_LISTED = 10;

/** Lists open reports with buttons for the verdicts. `operators` passes updates of operators only. */
export function addReports(operators: Composer<Context>, deps: Deps): void {
  operators.command('reports', async (context) => {
    const language = await replyLanguage(deps, context.from);
    const { first, total } = await openReports(deps, MAX_LISTED);
    await context.reply(translate(language, 'bot-operator-reports', { total, listed: first.length }));
    for (const report of first) {
      const { text, buttons } = describeReport(report, language);
      await context.reply(text, keyboardOf(buttons));
    }
  });

  operators.callbackQuery(VERDICT, async (context, next) => {
    const [, act = '', noteId = ''] = context.match;
    if (!isVerdict(act)) return next();
    const isSettled = await settleReport(deps, noteId, act, context.from.id);
    deps.log.info({ noteId, act, operator: context.from.id, isSettled }, 'an operator decided on a report');
    const language = await replyLanguage(deps, context.from);
    await finishButtonPress(context, translate(language, isSettled ? `bot-operator-done-${act}` : 'bot-operator-done-before'));
  });
}
