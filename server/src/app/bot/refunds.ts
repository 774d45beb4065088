import type { Composer, Context } from 'grammy';
import {
  type Decision,
  decideRequest,
  decisions,
  openRequests,
  refundByOperator,
  type SellingDeps,
} from '../../features/payments/index.ts';
import { translate } from '../../kit/messages/texts.ts';
import { replyLanguage } from './language.ts';
import { finishButtonPress, keyboardOf } from './presses.ts';
import { MAX_LISTED } from './reports.ts';

/** A charge id: one word. */
const CHARGE = /^\S{1,256}$/;
const DECISION = /^request:([a-z]+):([0-9a-f-]{36})$/;

/** Registers refunds by operators. `operators` passes updates of operators only. */
export function addRefunds(operators: Composer<Context>, deps: SellingDeps): void {
  operators.command('refund', async (context) => {
    const { match, from } = context;
    const chargeId = match.trim();
    const outcome = from && CHARGE.test(chargeId) ? await refundByOperator(deps, chargeId, from.id) : 'usage';
    deps.log.info({ operator: from?.id, outcome }, 'an operator asked for a refund');
    await context.reply(translate(await replyLanguage(deps, from), `bot-operator-refund-${outcome}`));
  });

  operators.command('requests', async (context) => {
    const language = await replyLanguage(deps, context.from);
    const { first, total } = await openRequests(deps, MAX_LISTED);
    await context.reply(translate(language, 'bot-operator-requests', { total, listed: first.length }));
    for (const messageIn of first) {
      const { text, buttons } = messageIn(language);
      await context.reply(text, keyboardOf(buttons));
    }
  });

  operators.callbackQuery(DECISION, async (context, next) => {
    const [, word = '', orderId = ''] = context.match;
    if (!isDecision(word)) return next();
    const outcome = await decideRequest(deps, orderId, word, context.from.id);
    deps.log.info({ operator: context.from.id, orderId, outcome }, 'an operator decided on a request');
    await finishButtonPress(context, translate(await replyLanguage(deps, context.from), `bot-operator-request-${outcome}-done`));
  });
}

function isDecision(word: string): word is Decision {
  return (decisions as readonly string[]).includes(word);
}
