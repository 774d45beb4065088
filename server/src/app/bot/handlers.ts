import type { Bot, Context } from 'grammy';
import { fulfil, mayBePaid, recordCharge, refundByOperator, type SellingDeps } from '../../features/payments/index.ts';
import { meet } from '../../features/people/index.ts';
import { appUrl } from '../../kit/messages/links.ts';
import { say } from '../../kit/messages/texts.ts';
import { addFriends, askForFriend, isErrand } from './friends.ts';
import { addReports } from './reports.ts';

/** What the bot does about everything it is sent. */
export function addHandlers(bot: Bot, deps: SellingDeps): void {
  addCommands(bot, deps);
  addOperatorCommands(bot, deps);
  addReports(bot, deps);
  addPayments(bot, deps);
  addFriends(bot, deps);
  bot.on('my_chat_member', async ({ myChatMember, from }) => {
    if (myChatMember.chat.type === 'private')
      await meet(deps, from, myChatMember.new_chat_member.status === 'kicked' ? 'blocked' : 'active');
  });
  bot.on('message:write_access_allowed', async ({ from }) => {
    await meet(deps, from, 'active');
  });
}

function addCommands(bot: Bot, deps: SellingDeps): void {
  const language = ({ from }: Context) => from?.language_code;
  bot.chatType('private').command('start', async (context) => {
    const person = await meet(deps, context.from, 'active');
    if (isErrand(context.match)) return askForFriend(context, context.match);
    const words = say(language(context), 'bot-start', { name: person.firstName });
    const button = { text: say(language(context), 'bot-button-open'), web_app: { url: appUrl(deps.config, 'share') } };
    await context.reply(words, { reply_markup: { inline_keyboard: [[button]] } });
  });
  for (const command of ['help', 'terms', 'paysupport']) {
    bot.chatType('private').command(command, async (context) => {
      await context.reply(say(language(context), `bot-${command}`));
    });
  }
}

/** For operators alone; anybody else is not answered, as with any command that isn't there. */
function addOperatorCommands(bot: Bot, deps: SellingDeps): void {
  bot.chatType('private').command('refund', async (context) => {
    const { from, match } = context;
    if (!deps.config.operatorIds.includes(from.id)) return;
    const chargeId = match.trim();
    const outcome = chargeId === '' ? 'usage' : await refundByOperator(deps, chargeId);
    deps.log.info({ chargeId, outcome }, 'an operator asked for a refund');
    await context.reply(say(from.language_code, `bot-operator-refund-${outcome}`));
  });
}

function addPayments(bot: Bot, deps: SellingDeps): void {
  bot.on('pre_checkout_query', async (context) => {
    const { from, total_amount: amount, currency, invoice_payload: payload } = context.preCheckoutQuery;
    const mayBe = await mayBePaid(deps, { payerId: from.id, amount, currency, payload });
    await (mayBe ? context.answerPreCheckoutQuery(true) : context.answerPreCheckoutQuery(false, say(from.language_code, 'bot-cannot-pay')));
  });
  bot.on('message:successful_payment', async ({ from, message: { successful_payment: paid } }) => {
    const chargeId = paid.telegram_payment_charge_id;
    await recordCharge(deps, {
      chargeId,
      payerId: from.id,
      amount: paid.total_amount,
      currency: paid.currency,
      payload: paid.invoice_payload,
    });
    await fulfil(deps, chargeId);
  });
}
