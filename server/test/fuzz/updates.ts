import type { Dice } from '../faults/dice.ts';
import { hostileValue, mutate } from './values.ts';

/** An update for a payment of one of the usual amounts. */
export function paymentOf(dice: Dice, payerId: number, payload: string) {
  const from = { id: payerId, is_bot: false, first_name: 'F' };
  const total_amount = dice.pick([49, 49, 98, 99, 128, 147, 150, 198]);
  const paid = { currency: 'XTR', total_amount, invoice_payload: payload };
  return {
    update_id: dice.integer(2 ** 31),
    message: {
      message_id: 1,
      date: 0,
      chat: { id: payerId, type: 'private', first_name: 'F' },
      from,
      successful_payment: { ...paid, telegram_payment_charge_id: dice.id(), provider_payment_charge_id: '' },
    },
  };
}

/** A webhook update: valid, with one invalid part, or completely invalid. */
export function makeUpdate(dice: Dice, personId: number, orderIds: readonly string[], operatorId: number): unknown {
  const from = {
    id: dice.chance(0.1) ? operatorId : personId,
    is_bot: false,
    first_name: 'F',
    language_code: dice.pick(['en', 'ru', 'xx']),
  };
  const chat = { id: from.id, type: dice.pick(['private', 'private', 'group']), first_name: 'F' };
  const order = dice.pick([...orderIds, crypto.randomUUID()]);
  const paid = { currency: dice.pick(['XTR', 'USD']), total_amount: dice.pick([49, 98, 99, 0, -1]), invoice_payload: `order:${order}` };
  const charge = { telegram_payment_charge_id: dice.id(), provider_payment_charge_id: '' };
  const words = [
    '/start',
    '/help',
    '/terms',
    '/paysupport',
    '/reports',
    '/refund',
    '/refund x',
    '/start send_valentine',
    '/requests',
    'hello',
  ];
  const text = dice.pick(words);
  const command = text.startsWith('/') ? [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length ?? 0 }] : [];
  const message = { message_id: dice.integer(9_999), date: 0, chat, from };
  const update = {
    update_id: dice.integer(2 ** 31),
    ...dice.pick<object>([
      { message: { ...message, text, entities: command } },
      { message: { ...message, successful_payment: { ...paid, ...charge } } },
      { message: { ...message, refunded_payment: { ...paid, ...charge } } },
      { pre_checkout_query: { id: dice.id(), from, ...paid } },
      { my_chat_member: { chat, from, date: 0, new_chat_member: { status: dice.pick(['kicked', 'member']), user: from } } },
      { callback_query: { id: dice.id(), from, data: dice.pick([`report:keep:${order}`, 'report:x', '', 'a'.repeat(64)]), message } },
      { message: { ...message, users_shared: { request_id: dice.integer(4), users: [{ user_id: dice.integer(2 ** 31) }] } } },
    ]),
  };
  const how = dice.pick(['valid', 'valid', 'nearly', 'hostile'] as const);
  if (how === 'valid') return update;
  if (how === 'hostile') return hostileValue(dice);
  const [kind = 'message'] = Object.keys(update).filter((key) => key !== 'update_id');
  return { ...update, [kind]: mutate(Reflect.get(update, kind), dice) };
}
