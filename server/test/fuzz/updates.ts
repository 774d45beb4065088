import type { SeededRandom } from '../faults/seeded-random.ts';
import { hostileValue, mutate } from './values.ts';

/** An update for a payment of one of the usual amounts. */
export function paymentOf(random: SeededRandom, payerId: number, payload: string) {
  const from = { id: payerId, is_bot: false, first_name: 'F' };
  const total_amount = random.pick([49, 49, 98, 99, 128, 147, 150, 198]);
  const paid = { currency: 'XTR', total_amount, invoice_payload: payload };
  return {
    update_id: random.integer(2 ** 31),
    message: {
      message_id: 1,
      date: 0,
      chat: { id: payerId, type: 'private', first_name: 'F' },
      from,
      successful_payment: { ...paid, telegram_payment_charge_id: random.id(), provider_payment_charge_id: '' },
    },
  };
}

/** A webhook update: valid, with one invalid part, or completely invalid. */
export function makeUpdate(random: SeededRandom, personId: number, orderIds: readonly string[], operatorId: number): unknown {
  const from = {
    id: random.chance(0.1) ? operatorId : personId,
    is_bot: false,
    first_name: 'F',
    language_code: random.pick(['en', 'ru', 'xx']),
  };
  const chat = { id: from.id, type: random.pick(['private', 'private', 'group']), first_name: 'F' };
  const order = random.pick([...orderIds, crypto.randomUUID()]);
  const paid = { currency: random.pick(['XTR', 'USD']), total_amount: random.pick([49, 98, 99, 0, -1]), invoice_payload: `order:${order}` };
  const charge = { telegram_payment_charge_id: random.id(), provider_payment_charge_id: '' };
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
  const text = random.pick(words);
  const command = text.startsWith('/') ? [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length ?? 0 }] : [];
  const message = { message_id: random.integer(9_999), date: 0, chat, from };
  const update = {
    update_id: random.integer(2 ** 31),
    ...random.pick<object>([
      { message: { ...message, text, entities: command } },
      { message: { ...message, successful_payment: { ...paid, ...charge } } },
      { message: { ...message, refunded_payment: { ...paid, ...charge } } },
      { pre_checkout_query: { id: random.id(), from, ...paid } },
      { my_chat_member: { chat, from, date: 0, new_chat_member: { status: random.pick(['kicked', 'member']), user: from } } },
      { callback_query: { id: random.id(), from, data: random.pick([`report:keep:${order}`, 'report:x', '', 'a'.repeat(64)]), message } },
      { message: { ...message, users_shared: { request_id: random.integer(4), users: [{ user_id: random.integer(2 ** 31) }] } } },
    ]),
  };
  const how = random.pick(['valid', 'valid', 'nearly', 'hostile'] as const);
  if (how === 'valid') return update;
  if (how === 'hostile') return hostileValue(random);
  const [kind = 'message'] = Object.keys(update).filter((key) => key !== 'update_id');
  return { ...update, [kind]: mutate(Reflect.get(update, kind), random) };
}
