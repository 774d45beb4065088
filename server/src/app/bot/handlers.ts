import type { Bot, Context } from 'grammy';
import { fulfil, mayBePaid, recordCharge, refundByOperator } from '../../features/payments/index.ts';
import { meet } from '../../features/people/index.ts';
import type { Ports } from '../../kit/deps.ts';
import { appButton } from '../../kit/messages/links.ts';
import { say } from '../../kit/messages/texts.ts';
import { addFriends, askForFriend, isErrand } from './friends.ts';
import { addReports } from './reports.ts';

/** What the bot does about everything it is sent. */
export function addHandlers(bot: Bot, ports: Ports): void {
  addCommands(bot, ports);
  addOperatorCommands(bot, ports);
  addReports(bot, ports);
  addPayments(bot, ports);
  addFriends(bot, ports);
  bot.on('my_chat_member', async ({ myChatMember, from }) => {
    if (myChatMember.chat.type === 'private')
      await meet(ports, from, myChatMember.new_chat_member.status === 'kicked' ? 'blocked' : 'active');
  });
  bot.on('message:write_access_allowed', async ({ from }) => {
    await meet(ports, from, 'active');
  });
}

function addCommands(bot: Bot, ports: Ports): void {
  const language = ({ from }: Context) => from?.language_code;
  bot.chatType('private').command('start', async (context) => {
    const person = await meet(ports, context.from, 'active');
    if (isErrand(context.match)) return askForFriend(context, context.match);
    const words = say(language(context), 'bot-start', { name: person.firstName });
    await context.reply(words, appButton(ports.config, say(language(context), 'bot-button-open'), 'share'));
  });
  for (const command of ['help', 'terms', 'paysupport']) {
    bot.chatType('private').command(command, async (context) => {
      await context.reply(say(language(context), `bot-${command}`));
    });
  }
}

/** For operators alone; anybody else is not answered, as with any command that isn't there. */
function addOperatorCommands(bot: Bot, ports: Ports): void {
  bot.chatType('private').command('refund', async (context) => {
    const { from, match } = context;
    if (!ports.config.operatorIds.includes(from.id)) return;
    const chargeId = match.trim();
    const outcome = chargeId === '' ? 'usage' : await refundByOperator(ports, chargeId);
    ports.log.info({ chargeId, outcome }, 'an operator asked for a refund');
    await context.reply(say(from.language_code, `bot-operator-refund-${outcome}`));
  });
}

function addPayments(bot: Bot, ports: Ports): void {
  bot.on('pre_checkout_query', async (context) => {
    const { from, total_amount: amount, currency, invoice_payload: payload } = context.preCheckoutQuery;
    const mayBe = await mayBePaid(ports, { payerId: from.id, amount, currency, payload });
    await (mayBe ? context.answerPreCheckoutQuery(true) : context.answerPreCheckoutQuery(false, say(from.language_code, 'bot-cannot-pay')));
  });
  bot.on('message:successful_payment', async ({ from, message: { successful_payment: paid } }) => {
    const chargeId = paid.telegram_payment_charge_id;
    await recordCharge(ports, {
      chargeId,
      payerId: from.id,
      amount: paid.total_amount,
      currency: paid.currency,
      payload: paid.invoice_payload,
    });
    await fulfil(ports, chargeId);
  });
}
