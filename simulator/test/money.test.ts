import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { accountOf, balanceOf } from '../src/world/ledger.ts';
import type { Update } from '../src/world/updates.ts';
import { type Running, startRunning } from './running.ts';

const BORIS = 1002;
const invoice = {
  title: 'A gift',
  description: 'A gift for a friend',
  payload: 'order-1',
  provider_token: '',
  currency: 'XTR',
  prices: [{ label: 'Gift', amount: 98 }],
};

let running: Running;
beforeEach(async () => {
  running = await startRunning();
});
afterEach(() => running.simulator.stop());

const ledger = () => running.simulator.world.ledger;
const balances = () => ({ boris: balanceOf(ledger(), accountOf(BORIS)), bot: balanceOf(ledger(), 'bot') });
const pending = (kind: string) => running.simulator.world.updates.take(0, 100).filter((update: Update) => kind in update);
const sum = () =>
  (['issuer', 'bot', accountOf(1001), accountOf(BORIS), accountOf(1003)] as const).reduce(
    (total, account) => total + balanceOf(ledger(), account),
    0,
  );

async function slug(params: unknown = invoice): Promise<string> {
  const { body } = await running.call('createInvoiceLink', params);
  const link = typeof body === 'object' && body !== null && 'result' in body ? String(body.result) : '';
  expect(link).toMatch(/^https:\/\/t\.me\/\$[\w-]+$/);
  return link.slice('https://t.me/$'.length);
}

const choose = (outcome: string) => fetch(`${running.base}/people/${BORIS}`, { method: 'PATCH', body: JSON.stringify({ outcome }) });

/** Boris confirms, and the bot answers the pending query. */
async function payAnswering(invoiceSlug: string, answer: unknown): Promise<unknown> {
  const paying = running.action(BORIS, 'pay', { slug: invoiceSlug });
  await expect.poll(() => running.simulator.world.checkouts.size, { timeout: 60_000 }).toBe(1);
  const [id] = running.simulator.world.checkouts.keys();
  await running.call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ...Object(answer) });
  return paying;
}

describe('Stars', () => {
  test('a payment queries the bot first, then moves the Stars and sends the update', async () => {
    expect(await payAnswering(await slug(), { ok: true })).toEqual({ kind: 'done', reports: ['paid'] });
    expect(balances()).toEqual({ boris: 902, bot: 1098 });
    const kinds = running.simulator.world.updates.take(0, 100).flatMap((update) => Object.keys(update).slice(1));
    expect(kinds).toEqual(['pre_checkout_query', 'message']);
    expect(pending('message')).toMatchObject([
      { message: { successful_payment: { total_amount: 98, invoice_payload: 'order-1', currency: 'XTR' } } },
    ]);
    expect(sum()).toBe(0);
  });

  test('a refusal moves nothing and returns the message of the bot', async () => {
    const answer = await payAnswering(await slug(), { ok: false, error_message: 'Sold out' });
    expect(answer).toEqual({ kind: 'refused', message: 'Sold out' });
    expect(balances()).toEqual({ boris: 1000, bot: 1000 });
    expect(pending('message')).toEqual([]);
  });

  test('a refund returns the Stars once', async () => {
    await payAnswering(await slug(), { ok: true });
    const charge = ledger().at(-1)?.id;
    const params = { user_id: BORIS, telegram_payment_charge_id: charge };
    expect(await running.call('refundStarPayment', params)).toMatchObject({ body: { ok: true, result: true } });
    expect(await running.call('refundStarPayment', params)).toMatchObject({
      body: { description: 'Bad Request: CHARGE_ALREADY_REFUNDED' },
    });
    expect(balances()).toEqual({ boris: 1000, bot: 1000 });
    const { body } = await running.call('getStarTransactions', {});
    expect(body).toMatchObject({
      result: {
        transactions: [
          { id: charge, source: {} },
          { id: charge, receiver: {} },
        ],
      },
    });
    expect(sum()).toBe(0);
  });

  test('a payment without enough Stars does not query the bot', async () => {
    const dear = await slug({ ...invoice, prices: [{ label: 'Gift', amount: 1500 }] });
    expect(await running.action(BORIS, 'pay', { slug: dear })).toEqual({ kind: 'too_poor', missing: 500 });
    expect(pending('pre_checkout_query')).toEqual([]);
  });

  test.each([
    ['cancelled', ['cancelled']],
    ['failed', ['failed']],
  ])('the outcome %s reports to the app only: nothing moves, and the bot gets no update', async (outcome, reports) => {
    await choose(outcome);
    expect(await running.action(BORIS, 'pay', { slug: await slug() })).toEqual({ kind: 'done', reports });
    expect([running.simulator.world.updates.count(), balances()]).toEqual([0, { boris: 1000, bot: 1000 }]);
  });

  test.each([
    ['no_answer', []],
    ['told_cancelled', ['cancelled']],
    ['paid_then_cancelled', ['paid', 'cancelled']],
  ])('the outcome %s moves the Stars anyway', async (outcome, reports) => {
    await choose(outcome);
    expect(await payAnswering(await slug(), { ok: true })).toEqual({ kind: 'done', reports });
    expect(balances()).toEqual({ boris: 902, bot: 1098 });
  });

  test.each([
    ['told_before_update', ['paid']],
    ['pending_then_paid', ['pending', 'paid']],
  ])('the outcome %s answers the app first, then moves the Stars and sends the update', async (outcome, reports) => {
    await choose(outcome);
    expect(await payAnswering(await slug(), { ok: true })).toEqual({ kind: 'done', reports });
    expect([balances().boris, pending('message').length]).toEqual([1000, 0]);
    await expect.poll(() => pending('message').length, { timeout: 60_000 }).toBe(1);
    expect(balances()).toEqual({ boris: 902, bot: 1098 });
  });

  test('a late payment belongs to its day: after a reset nothing moves', async () => {
    await choose('pending_then_paid');
    await payAnswering(await slug(), { ok: true });
    await fetch(`${running.base}/reset`, { method: 'POST' });
    await choose('pending_then_paid');
    await payAnswering(await slug(), { ok: true });
    await expect.poll(() => pending('message').length, { timeout: 60_000 }).toBe(1);
    expect(balances()).toEqual({ boris: 902, bot: 1098 });
  });

  test("the outcome 'paid twice' queries and updates the bot twice, with two charges", async () => {
    await choose('paid_twice');
    const paying = running.action(BORIS, 'pay', { slug: await slug() });
    for (const _ of [1, 2]) {
      await expect.poll(() => running.simulator.world.checkouts.size, { timeout: 60_000 }).toBe(1);
      const [id] = running.simulator.world.checkouts.keys();
      await running.call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });
    }
    expect(await paying).toEqual({ kind: 'done', reports: ['paid', 'paid'] });
    const charges = ledger().flatMap(({ kind, id }) => (kind === 'payment' ? [id] : []));
    expect([new Set(charges).size, balances().boris]).toEqual([2, 804]);
  });

  test("'says paid without paying' reports to the app only", async () => {
    await choose('paid_without_paying');
    expect(await running.action(BORIS, 'pay', { slug: await slug() })).toEqual({ kind: 'done', reports: ['paid'] });
    expect(running.simulator.world.updates.count()).toBe(0);
    expect(balances()).toEqual({ boris: 1000, bot: 1000 });
  });

  test('a gift is paid from the bot’s Stars', async () => {
    const teddy = '5170233102089322756';
    expect(await running.call('sendGift', { user_id: BORIS, gift_id: teddy })).toMatchObject({ body: { ok: true } });
    expect(await running.call('getMyStarBalance', {})).toMatchObject({ body: { result: { amount: 985 } } });
    const { body } = await running.call('getStarTransactions', {});
    expect(body).toMatchObject({
      result: { transactions: [{ amount: 15, receiver: { transaction_type: 'gift_purchase', user: { id: BORIS } } }] },
    });
    expect(sum()).toBe(0);
  });

  test.each([
    ['a title over 32', { title: 'x'.repeat(33) }],
    ['no title', { title: '' }],
    ['a payload over 128 bytes', { payload: 'я'.repeat(65) }],
    ['another currency', { currency: 'USD' }],
    ['two prices', { prices: [...invoice.prices, ...invoice.prices] }],
    ['a price of nothing', { prices: [{ label: 'Gift', amount: 0 }] }],
    ['a provider token', { provider_token: 'x' }],
  ])('an invoice with %s is refused', async (_name, change) => {
    expect(await running.call('createInvoiceLink', { ...invoice, ...change })).toMatchObject({ status: 400, body: { ok: false } });
  });
});
