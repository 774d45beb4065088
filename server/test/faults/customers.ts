import { setTimeout as pause } from 'node:timers/promises';
import { DEVELOPMENT_TOKEN } from '../../src/kit/config.ts';
import { account, type CallInput, send, signInitData } from '../person.ts';
import type { Dice } from './dice.ts';
import type { Messenger } from './messenger.ts';

const NAMES = ['ann', 'bob', 'cem', 'dee', 'eli', 'fay'];
const TEDDY = 49;
const PACK = 99;
/** Who gives Stars back on request. */
export const OPERATOR = 900;

interface Customer {
  readonly id: number;
  readonly code: string;
  call(name: 'checkout' | 'revealSender' | 'unwrapValentine' | 'getValentines', input: CallInput): Promise<Record<string, unknown> | null>;
}

/** An order as its payer knows it. */
export interface Sale {
  readonly orderId: string;
  readonly amount: number;
  /** The text by which the delivered item is found; null for a pack of reveals. */
  readonly message: string | null;
}

/** Calls like a client: what got no answer goes out again with the same key, until there is one. */
async function callUntilAnswered(
  url: string,
  initData: string,
  name: Parameters<typeof send>[1],
  input: CallInput,
): Promise<Record<string, unknown> | null> {
  const key = crypto.randomUUID();
  for (let tries = 0; tries < 60; tries++) {
    const reply = await send(url, name, { ...input, key, headers: { 'API-Token': initData } }).catch(() => null);
    if (reply && reply.status < 400) return reply.body as Record<string, unknown>;
    if (reply && reply.status < 500) return null;
    await pause(300);
  }
  return null;
}

export async function meetCustomers(url: string): Promise<Customer[]> {
  const meet = async (name: string): Promise<Customer> => {
    const user = account(name);
    const initData = signInitData(user, DEVELOPMENT_TOKEN);
    const answer = await callUntilAnswered(url, initData, 'getProfile', {});
    if (!answer) throw new Error('The server answers nobody');
    const { valentineCode: code } = answer.user as { valentineCode: string };
    return { id: user.id, code, call: (call, input) => callUntilAnswered(url, initData, call, input) };
  };
  return Promise.all(NAMES.map(meet));
}

/** Orders a gift, or a pack of reveals for something received. */
export async function order(people: readonly Customer[], dice: Dice): Promise<{ payer: Customer; sale: Sale } | null> {
  const payer = dice.pick(people);
  if (dice.chance(0.25)) return orderPack(payer);
  const recipient = dice.pick(people.filter((each) => each !== payer));
  const [message, isFullyAnonymous] = [`note ${dice.id()}`, dice.chance(0.3)];
  const itemId = dice.pick(['teddy', 'bouquet']);
  const body = { valentineCode: recipient.code, itemId, message, isFullyAnonymous };
  const answer = await payer.call('checkout', { body });
  if (typeof answer?.orderId !== 'string') return null;
  return { payer, sale: { orderId: answer.orderId, amount: TEDDY + (isFullyAnonymous ? TEDDY : 0), message } };
}

async function orderPack(payer: Customer): Promise<{ payer: Customer; sale: Sale } | null> {
  const list = await payer.call('getValentines', { query: { type: 'ordinary', limit: 50 } });
  const items = (list?.valentines ?? []) as { id: string; isFullyAnonymous: boolean; isMutual: boolean; isRevealCompleted: boolean }[];
  const item = items.find((each) => !each.isFullyAnonymous && !each.isMutual && !each.isRevealCompleted);
  if (!item) return null;
  await payer.call('unwrapValentine', { params: { id: item.id } });
  const answer = await payer.call('revealSender', { params: { id: item.id }, body: { revealPackType: 'pack_3' } });
  const data = answer?.data as { orderId?: string } | null | undefined;
  return data?.orderId ? { payer, sale: { orderId: data.orderId, amount: PACK, message: null } } : null;
}

/** Pays as badly as a messenger can tell of it. Gives what was done, in words. */
export async function pay(messenger: Messenger, { payer, sale }: { payer: Customer; sale: Sale }, dice: Dice): Promise<string[]> {
  const payload = `order:${sale.orderId}`;
  const done: string[] = [];
  if (dice.chance(0.7)) {
    const id = dice.id();
    const from = { id: payer.id, is_bot: false, first_name: 'x' };
    messenger.push({ pre_checkout_query: { id, from, currency: 'XTR', total_amount: sale.amount, invoice_payload: payload } });
    const answer = await messenger.asked(id, 10_000);
    done.push(answer === null ? 'asked, no answer' : `asked, ${answer ? 'yes' : 'no'}`);
    if (answer !== true && dice.chance(0.5)) return [...done, 'not paid'];
  }
  const payers = dice.chance(0.1) ? [payer.id, payer.id] : [payer.id];
  if (payers.length === 2) done.push('paid twice');
  for (const payerId of payers) {
    const wrong = dice.chance(0.05);
    if (wrong) done.push('wrong amount');
    const charge = messenger.take(payerId, sale.amount + (wrong ? 1 : 0), payload);
    done.push(...tell(messenger, charge, dice));
    if (dice.chance(0.1)) done.push(askBack(messenger, charge.id, dice));
  }
  return done;
}

/** An operator's refund, at any moment of what is done with the payment. */
function askBack(messenger: Messenger, chargeId: string, dice: Dice): string {
  const from = { id: OPERATOR, is_bot: false, first_name: 'x' };
  const chat = { id: OPERATOR, type: 'private', first_name: 'x' };
  const command = { type: 'bot_command', offset: 0, length: '/refund'.length };
  const update = { message: { message_id: 1, date: 0, chat, from, text: `/refund ${chargeId}`, entities: [command] } };
  setTimeout(() => messenger.push(update), dice.whole(4_000)).unref();
  return 'asked back';
}

function tell(messenger: Messenger, charge: { id: string; payerId: number; amount: number; payload: string }, dice: Dice): string[] {
  const update = {
    message: {
      message_id: 1,
      date: 0,
      chat: { id: charge.payerId, type: 'private', first_name: 'x' },
      from: { id: charge.payerId, is_bot: false, first_name: 'x' },
      successful_payment: {
        currency: 'XTR',
        total_amount: charge.amount,
        invoice_payload: charge.payload,
        telegram_payment_charge_id: charge.id,
        provider_payment_charge_id: '',
      },
    },
  };
  const how = dice.pick(['told', 'told', 'told', 'told late', 'told twice', 'told again later', 'never told']);
  const later = (work: () => void) => setTimeout(work, 500 + dice.whole(6_000)).unref();
  if (how === 'told late') later(() => messenger.push(update));
  else if (how !== 'never told') {
    const id = messenger.push(update);
    if (how === 'told twice') messenger.push(update);
    if (how === 'told again later') later(() => messenger.push(update, id));
  }
  return [how];
}
