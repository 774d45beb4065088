import type { Composer, Context } from 'grammy';
import { refundByOperator, type SellingDeps } from '../../features/payments/index.ts';
import { say } from '../../kit/messages/texts.ts';

/** One word: the id of a payment. */
const CHARGE = /^\S{1,256}$/;

/** Stars that go back because an operator says so. `operators` lets only operators through. */
export function addRefunds(operators: Composer<Context>, deps: SellingDeps): void {
  operators.command('refund', async (context) => {
    const chargeId = context.match.trim();
    const outcome = CHARGE.test(chargeId) ? await refundByOperator(deps, chargeId) : 'usage';
    deps.log.info({ operator: context.from?.id, outcome }, 'an operator asked for a refund');
    await context.reply(say(context.from?.language_code, `bot-operator-refund-${outcome}`));
  });
}
