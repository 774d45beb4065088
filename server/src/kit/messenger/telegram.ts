import { Api, GrammyError } from 'grammy';
import type { InlineKeyboardButton, StarTransaction } from 'grammy/types';
import type { Config } from '../config.ts';
import { type Button, type FailureKind, type Messenger, MessengerError, STARS, type StarLine } from './messenger.ts';
import { applyRateLimits, type RateLimitDeps } from './rate-limits.ts';

/** Seconds for one call. */
const TIMEOUT = 15;

interface TelegramDeps extends RateLimitDeps {
  readonly config: Pick<Config, 'botToken' | 'botApiRoot' | 'messageLimits'>;
}

/** The messenger implemented with Telegram's Bot API. Only this file uses its request formats, statuses and error texts. */
export function telegramMessenger(deps: TelegramDeps): Messenger {
  const { botToken, botApiRoot } = deps.config;
  const api = new Api(botToken, { apiRoot: botApiRoot, timeoutSeconds: TIMEOUT });
  applyRateLimits(api, deps);
  return {
    async write(personId, text, buttons = []) {
      const markup = buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons.map((button) => [toInline(button)]) } } : {};
      const { message_id: messageId } = await translated(api.sendMessage(personId, text, markup));
      return messageId;
    },

    makeInvoice: ({ title, description, payload, amount }) =>
      translated(api.createInvoiceLink(title, description, payload, '', STARS, [{ label: title, amount }])),

    async refund(payerId, chargeId) {
      await translated(
        api.refundStarPayment(payerId, chargeId).catch((error: unknown) => {
          const reason = error instanceof GrammyError ? error.description : '';
          if (reason.includes('BALANCE_TOO_LOW')) throw new MessengerError('too_many', { cause: error });
          if (!reason.includes('CHARGE_ALREADY_REFUNDED')) throw error;
        }),
      );
    },

    async buyGift(recipientId, giftId) {
      await translated(api.sendGift(recipientId, giftId));
    },

    async listPayments(offset, limit) {
      const { transactions } = await translated(api.getStarTransactions({ offset, limit }));
      return transactions.map(toLine);
    },

    async isMember(chatId, personId) {
      const member = await translated(api.getChatMember(chatId, personId));
      return ['creator', 'administrator', 'member'].includes(member.status) || (member.status === 'restricted' && member.is_member);
    },

    async prepareMessage(personId, { title, text, button }) {
      const article = {
        type: 'article' as const,
        // Telegram requires an id for the result; there is only one
        id: 'link',
        title,
        input_message_content: { message_text: text },
        reply_markup: { inline_keyboard: [[button]] },
      };
      const whom = { allow_user_chats: true, allow_group_chats: true, allow_channel_chats: true };
      const prepared = await translated(api.savePreparedInlineMessage(personId, article, whom));
      return { id: prepared.id, expiresAt: new Date(prepared.expiration_date * 1000) };
    },
  };
}

function toInline(button: Button): InlineKeyboardButton {
  const { text } = button;
  return 'url' in button ? { text, web_app: { url: button.url } } : { text, callback_data: button.action };
}

function toLine({ id, date, amount, source, receiver }: StarTransaction): StarLine {
  const payload = source?.type === 'user' ? source.invoice_payload : undefined;
  return {
    id,
    at: new Date(date * 1000),
    amount,
    invoice: source?.type === 'user' && payload !== undefined ? { payerId: source.user.id, payload } : null,
    isRefund: receiver?.type === 'user' && (receiver.transaction_type === 'invoice_payment' || receiver.invoice_payload !== undefined),
    gift: receiver?.type === 'user' && receiver.gift ? { recipientId: receiver.user.id, giftId: receiver.gift.id } : null,
  };
}

async function translated<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toMessengerError(error);
  }
}

const kinds: Readonly<Record<number, FailureKind>> = { 401: 'denied', 403: 'blocked', 404: 'denied', 429: 'too_many' };

/** A status below 500 means that the call was not executed. After a server error or a broken connection this is unknown. */
function toMessengerError(error: unknown): MessengerError {
  if (error instanceof MessengerError) return error;
  if (!(error instanceof GrammyError)) return new MessengerError('unknown', { cause: error });
  const { error_code: status, parameters } = error;
  const kind = kinds[status] ?? (status < 500 ? 'refused' : 'unknown');
  return new MessengerError(kind, { retryAfter: parameters.retry_after ?? null, cause: error });
}
