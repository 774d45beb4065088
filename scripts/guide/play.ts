import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { BotApi } from '../../server/test/bot-api.ts';
import type { Visitor } from './client.ts';

type Json = Readonly<Record<string, unknown>>;

/** Time limit of `waitUntil`: a guard against an endless run. A slow machine needs minutes where others need seconds. */
const TIME_LIMIT_MS = 1_200_000;

/** Polls until `passes` accepts the value. Fails after a time limit with `what` and the last value. */
export async function waitUntil<T>(look: () => Promise<T>, passes: (value: T) => boolean, what: string): Promise<T> {
  for (const end = Date.now() + TIME_LIMIT_MS; ; await wait(50)) {
    const value = await look();
    if (passes(value)) return value;
    assert.ok(Date.now() < end, `${what}: ${JSON.stringify(value)}`);
  }
}

export async function codeOf(visitor: Visitor): Promise<string> {
  const { status, body, text } = await visitor.ask('GET', '/api/profile');
  assert.equal(status, 200, text);
  return (body as { user: { valentineCode: string } }).user.valentineCode;
}

export async function send(sender: Visitor, valentineCode: string, more: Json): Promise<Json> {
  const { status, body, text } = await sender.ask('POST', '/api/order/checkout', { valentineCode, itemId: 'tulip', ...more });
  assert.equal(status, 200, text);
  return body as Json;
}

export async function inboxOf(visitor: Visitor): Promise<readonly Json[]> {
  const { body } = await visitor.ask('GET', '/api/inventory/valentines?type=ordinary');
  return (body as { valentines: readonly Json[] }).valentines;
}

/** Plays the main flow: Alice shares her code, Boris sends a free and a paid note, Alice opens one, buys a reveal, and sees the sender. */
export async function runMainFlow(alice: Visitor, boris: Visitor, botApi: BotApi): Promise<readonly string[]> {
  const page = await alice.ask('GET', '/');
  assert.deepEqual([page.status, alice.protocol()], [200, 'h2'], page.text);
  assert.match(page.header('content-security-policy'), /^default-src 'none'/);
  const [, script = ''] = /(?:src|href)="?(\/host\/index\.[^">\s]+\.js)/.exec(page.text) ?? [];
  assert.equal((await alice.ask('GET', script)).status, 200);

  const code = await codeOf(alice);
  assert.equal((await boris.ask('GET', `/api/profile/${code}`)).status, 200);
  let heard = '';
  const close = alice.listen('/api/events', (piece) => {
    heard += piece;
  });
  await waitUntil(
    async () => heard,
    (all) => all.includes('inventory'),
    'the stream begins',
  );
  heard = '';
  const began = performance.now();
  await send(boris, code, { message: 'on the house' });
  const sent = performance.now();
  await waitUntil(
    async () => heard,
    (all) => all.includes('inventory'),
    'the live event of the arrival',
  );
  const arrival = Math.round(performance.now() - sent);

  const { orderId } = await send(boris, code, { itemId: 'teddy', message: 'paid for' });
  pay(botApi, boris, String(orderId), 49);
  await waitUntil(
    () => stateOf(boris, String(orderId)),
    (state) => state === 'fulfilled',
    'the order is delivered',
  );
  const notes = await waitUntil(
    () => inboxOf(alice),
    ({ length }) => length === 2,
    'both notes arrive',
  );
  for (const { id } of notes) assert.equal((await alice.ask('POST', `/api/inventory/unwrap/${id}`)).status, 200);

  const reveal = await alice.ask('POST', `/api/reveal/${notes[0]?.id}`, { revealPackType: 'pack_1' });
  const { data } = reveal.body as { data: { orderId: string } };
  pay(botApi, alice, data.orderId, 49);
  await waitUntil(
    () => stateOf(alice, data.orderId),
    (state) => state === 'fulfilled',
    'the pack is paid',
  );
  const revealed = await alice.ask('POST', `/api/reveal/${notes[0]?.id}`, {});
  assert.ok(revealed.text.includes(boris.firstName), revealed.text);
  close();
  return [
    `the page, its files, and the main loop over HTTPS and HTTP/2: share, send, pay, open, reveal (${Math.round((performance.now() - began) / 100) / 10} s)`,
    `live events pass nginx unbuffered: a note arrives ${arrival} ms after the sender's response`,
  ];
}

async function stateOf(payer: Visitor, orderId: string): Promise<string> {
  const { body } = await payer.ask('GET', `/api/orders/${orderId}`);
  return (body as { order: { state: string } }).order.state;
}

let payments = 0;
function pay(botApi: BotApi, payer: Visitor, orderId: string, amount: number): void {
  payments += 1;
  const from = { id: payer.telegramId, is_bot: false, first_name: payer.firstName };
  const payment = { currency: 'XTR', total_amount: amount, invoice_payload: `order:${orderId}` };
  const ids = { telegram_payment_charge_id: `kit-${payments}`, provider_payment_charge_id: '' };
  const chat = { id: payer.telegramId, type: 'private', first_name: payer.firstName };
  botApi.push({ message: { message_id: payments, date: 0, chat, from, successful_payment: { ...payment, ...ids } } });
}
