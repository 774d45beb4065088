import type { Bot } from 'grammy';
import { isOperator } from '../../features/bot-messages/index.ts';
import { fulfil, mayBePaid, notifyOfSetAside, recordCharge, recordRefund, type SellingDeps } from '../../features/payments/index.ts';
import { isFromBeforeDeletion, markBlocked, saveUser } from '../../features/people/index.ts';
import { appUrl } from '../../kit/messages/links.ts';
import { translate } from '../../kit/messages/texts.ts';
import { cleanName } from '../../kit/messenger/clean-user-data.ts';
import { addFallback } from './fallback.ts';
import { addFriendHandler, isFriendParameter, promptForFriend } from './friends.ts';
import { replyLanguage } from './language.ts';
import { rethrowUnlessRejected } from './presses.ts';
import { addRefunds } from './refunds.ts';
import { addReports } from './reports.ts';
import { addAnswers, addSupport } from './support.ts';

/** Registers all handlers of the bot. The first one that takes a message handles it; the last ones answer unknown input. */
export function addHandlers(bot: Bot, deps: SellingDeps): void {
  ignoreFromBeforeDeletion(bot, deps);
  addCommands(bot, deps);
  addOperatorCommands(bot, deps);
  addPayments(bot, deps);
  addFriendHandler(bot, deps);
  bot.on('my_chat_member', async ({ myChatMember, from }) => {
    if (myChatMember.chat.type !== 'private') return;
    if (myChatMember.new_chat_member.status === 'kicked') await markBlocked(deps, from.id);
    else await saveUser(deps, from, 'active');
  });
  bot.on('message:write_access_allowed', async ({ from }) => {
    await saveUser(deps, from, 'active');
  });
  addSupport(bot, deps);
  addFallback(bot, deps);
}

/**
 * Ends the handling of messages and access changes that the user caused before they deleted the account, when they arrive late or are
 * retried: they must not undo the deletion. Payments are always handled.
 */
function ignoreFromBeforeDeletion(bot: Bot, { db, config }: Pick<SellingDeps, 'db' | 'config'>): void {
  bot.on(['message', 'my_chat_member'], async ({ from, message, myChatMember }, next) => {
    if (message?.successful_payment || message?.refunded_payment) return next();
    const { date } = message ?? myChatMember ?? {};
    if (from && date !== undefined && (await isFromBeforeDeletion(db.app, config, from.id, new Date(date * 1000)))) return;
    await next();
  });
}

function addCommands(bot: Bot, deps: SellingDeps): void {
  bot.chatType('private').command('start', async (context) => {
    await saveUser(deps, context.from, 'active');
    if (isFriendParameter(context.match)) return promptForFriend(context, deps, context.match);
    const language = await replyLanguage(deps, context.from);
    const words = translate(language, 'bot-start', { name: cleanName(context.from.first_name, language) });
    const button = { text: translate(language, 'bot-button-open'), web_app: { url: appUrl(deps.config, 'share') } };
    await context.reply(words, { reply_markup: { inline_keyboard: [[button]] } });
  });
  bot.chatType('private').command('help', async (context) => {
    const language = await replyLanguage(deps, context.from);
    const words = [translate(language, 'bot-help')];
    if (isOperator(deps.config, context.from.id)) words.push(translate(language, 'bot-operator-help'));
    await context.reply(words.join('\n\n'));
  });
  bot.chatType('private').command('terms', async (context) => {
    await context.reply(translate(await replyLanguage(deps, context.from), 'bot-terms'));
  });
}

/** Registers the operators' commands. For other users, and in messages that an operator forwards, they count as unknown input. */
function addOperatorCommands(bot: Bot, deps: SellingDeps): void {
  const operators = bot.filter(
    ({ from, chat, message }) =>
      from !== undefined && chat?.type === 'private' && isOperator(deps.config, from.id) && message?.forward_origin === undefined,
  );
  addReports(operators, deps);
  addRefunds(operators, deps);
  addAnswers(operators, deps);
}

function addPayments(bot: Bot, deps: SellingDeps): void {
  bot.on('pre_checkout_query', async (context) => {
    const { from, total_amount: amount, currency, invoice_payload: payload } = context.preCheckoutQuery;
    const mayBe = await mayBePaid(deps, { payerId: from.id, amount, currency, payload });
    const answer = mayBe
      ? context.answerPreCheckoutQuery(true)
      : context.answerPreCheckoutQuery(false, translate(await replyLanguage(deps, from), 'bot-cannot-pay'));
    // A query that was answered before a crash is refused now
    await answer.catch(rethrowUnlessRejected);
  });
  bot.on('message:successful_payment', async ({ from, message: { successful_payment: paid } }) => {
    const chargeId = await recordCharge(deps, {
      chargeId: paid.telegram_payment_charge_id,
      payerId: from.id,
      amount: paid.total_amount,
      currency: paid.currency,
      payload: paid.invoice_payload,
    });
    await fulfil(deps, chargeId);
    await notifyOfSetAside(deps);
  });
  // The service message is in the payer's chat; its sender may be another
  bot.on('message:refunded_payment', async ({ chat, message: { refunded_payment: refunded } }) => {
    await recordRefund(deps, refunded.telegram_payment_charge_id, {
      payerId: chat.id,
      amount: refunded.total_amount,
      currency: refunded.currency,
      payload: refunded.invoice_payload,
    });
  });
}
