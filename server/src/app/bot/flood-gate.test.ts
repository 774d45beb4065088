import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { pino } from 'pino';
import { newPair, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { messageFrom, type Shop, startShop, waitUntilIdle } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { makeFloodGate } from './flood-gate.ts';
import { makeRateLimiter } from './rate-limiter.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const rows = async () =>
  (await sqlOn(shop.deps.db.owner.$client)<{ n: number }[]>`SELECT count(*)::int AS n FROM money.updates`)[0]?.n ?? 0;
const messagesTo = (chat: number) =>
  shop.messenger.calls.filter(({ method, params }) => method === 'sendMessage' && params.chat_id === chat);

test('[OPS-07] [SEC-05] 600 messages of one person cost a bounded number of rows and one answer, and a payment in between is delivered', async () => {
  const pair = await newPair(shop);
  const flooder = await shop.person('flooder');
  const order = await orderTeddy(pair);
  const before = await rows();
  for (let n = 0; n < 300; n += 1) shop.messenger.push({ message: { ...messageFrom(flooder), text: `hello ${n}` } });
  shop.pay(pair.payer, order, 49);
  for (let n = 0; n < 300; n += 1) shop.messenger.push({ message: { ...messageFrom(flooder), text: `again ${n}` } });
  await waitForOrderState(pair.payer, order, 'fulfilled');
  await waitUntilIdle(shop);
  expect((await rows()) - before).toBeLessThanOrEqual(shop.deps.config.limits.botMessagesAMinute + 1);
  expect(messagesTo(flooder.telegramId)).toHaveLength(1);
});

test('[OPS-07] a flood of one command gets no more answers than its limit', async () => {
  const flooder = await shop.person('commander');
  const command = { text: '/help', entities: [{ type: 'bot_command', offset: 0, length: 5 }] };
  for (let n = 0; n < 100; n += 1) shop.messenger.push({ message: { ...messageFrom(flooder), ...command } });
  await shop.messenger.waitForCall('sendMessage', ({ chat_id }) => chat_id === flooder.telegramId);
  await waitUntilIdle(shop);
  expect(messagesTo(flooder.telegramId).length).toBeLessThanOrEqual(shop.deps.config.limits.botMessagesAMinute);
});

test('[OPS-07] payments, access changes, operators and other people pass while one person is over the limit', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const config = { ...shop.deps.config, operatorIds: [7], limits: { ...shop.deps.config.limits, botMessagesAMinute: 2 } };
  let now = 0;
  const gate = makeFloodGate({ config, log }, () => now);
  const from = (id: number) => ({ id, is_bot: false, first_name: 'X' });
  const text = (id: number) => ({ update_id: 1, message: { from: from(id), text: 'hi' } }) as never;
  const count = (...updates: never[]) => gate(updates).length;
  expect(count(text(1), text(1), text(1), text(1))).toBe(2);
  expect(count(text(2), text(7), text(7), text(7))).toBe(4);
  const payment = { update_id: 1, message: { from: from(1), successful_payment: {} } } as never;
  const question = { update_id: 1, pre_checkout_query: { from: from(1) } } as never;
  const access = { update_id: 1, my_chat_member: { from: from(1) } } as never;
  expect(count(payment, question, access)).toBe(3);
  expect(count({ update_id: 1, callback_query: { from: from(1) } } as never)).toBe(0);
  now = 60_000;
  expect(count(text(1))).toBe(1);
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['flood']);
  expect(lines.join()).not.toContain('"id"');
});

test('[OPS-07] counts of the longest silent people are dropped beyond 10,000', () => {
  const limiter = makeRateLimiter(60_000, () => 0);
  expect([limiter.take(0, 1), limiter.take(0, 1)]).toEqual([true, false]);
  for (let id = 1; id <= 10_000; id += 1) limiter.take(id, 1);
  expect(limiter.take(0, 1)).toBe(true);
});

test('[OPS-07] a message without a sender passes', () => {
  const gate = makeFloodGate(shop.deps);
  for (const message of [{ text: 'hi' }, { text: 'hi', from: null }]) expect(gate([{ update_id: 1, message } as never])).toHaveLength(1);
  expect(gate([{ update_id: 1, callback_query: { data: 'report:x' } } as never])).toHaveLength(1);
});
