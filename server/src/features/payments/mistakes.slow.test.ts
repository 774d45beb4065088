import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { account, type Person } from '../../../test/person.ts';
import { newPair, orderTeddy, refundsOf, sellTeddy, waitForOrderState } from '../../../test/sale.ts';
import { messageFrom, orderIn, resumeWork, type Shop, startShop, stateOf, until, waitUntilIdle } from '../../../test/shop.ts';
import { stoppedClock } from '../../../test/stopped.ts';

/** Payments after operator mistakes, and where the messenger's records differ from ours. */

const OPERATOR = account('operator').id;
const NOT_FOUND = { status: 400, description: 'Bad Request: CHARGE_NOT_FOUND' };

const messagesTo = (shop: Shop, to: number, words: string) =>
  shop.messenger.calls.filter(
    ({ method, params }) => method === 'sendMessage' && params.chat_id === to && String(params.text).includes(words),
  );
const refundsIn = (shop: Shop) => shop.messenger.calls.filter(({ method }) => method === 'refundStarPayment');
const statesIn = async (shop: Shop) =>
  (await shop.deps.db.owner.execute<{ state: string }>(sql`SELECT state FROM money.charges ORDER BY state`).then(({ rows }) => rows)).map(
    ({ state }) => state,
  );

function line(id: string, payerId: number, payload: string, end: 'source' | 'receiver' = 'source') {
  const user = { id: payerId, is_bot: false, first_name: 'x' };
  return { id, amount: 49, date: 0, [end]: { type: 'user', transaction_type: 'invoice_payment', user, invoice_payload: payload } };
}

describe('[SEC-09] an empty database', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ operatorIds: [OPERATOR] });
    await shop.person('operator');
  });
  afterAll(() => shop.close());

  test('refunds none of 50 past payments and notifies the operators once', async () => {
    for (let n = 1; n <= 50; n++) shop.messenger.transactions.push(line(`past-${n}`, 70_000 + n, `order:${crypto.randomUUID()}`));
    for (let n = 1; n <= 10; n++) shop.messenger.transactions.push(line(`past-${n}`, 70_000 + n, 'order:1', 'receiver'));
    await resumeWork(shop.deps);
    await Promise.all([resumeWork(shop.deps), resumeWork(shop.deps)]);
    await waitUntilIdle(shop);
    expect(refundsIn(shop)).toHaveLength(0);
    expect(await statesIn(shop)).toEqual([...Array(10).fill('refunded'), ...Array(40).fill('set_aside')]);
    const messages = messagesTo(shop, OPERATOR, 'set aside');
    expect(messages).toHaveLength(1);
    expect(messages[0]?.params.text).toMatch(/^40 payments .+past-\d+/s);
  });

  test("refunds one of them on an operator's command", async () => {
    const operator = await shop.person('operator');
    shop.write(operator, '/refund past-50');
    const { params } = await shop.messenger.waitForCall('refundStarPayment');
    expect(params).toMatchObject({ user_id: 70_050, telegram_payment_charge_id: 'past-50' });
    await waitUntilIdle(shop);
    expect((await statesIn(shop)).filter((state) => state === 'refunded')).toHaveLength(11);
    expect(refundsIn(shop)).toHaveLength(1);
  });

  test('sets aside a payment for an unknown order that arrives as an update, and notifies the operators', async () => {
    const payer = await shop.person('payer');
    const chargeId = shop.pay(payer, crypto.randomUUID(), 49);
    await shop.messenger.waitForCall('sendMessage', ({ text }) => String(text).includes(chargeId));
    await waitUntilIdle(shop);
    expect(refundsIn(shop)).toHaveLength(1);
  });
});

test('[SEC-09] reports payments that were set aside before there were operators to the first operators', async () => {
  const shop = await startShop();
  shop.messenger.transactions.push(line('unheard-of', 70_001, `order:${crypto.randomUUID()}`));
  await resumeWork(shop.deps);
  const staffed = { ...shop.deps, config: { ...shop.deps.config, operatorIds: [OPERATOR] } };
  for (let rounds = 0; rounds < 2; rounds++) await resumeWork(staffed);
  await waitUntilIdle(shop);
  expect(messagesTo(shop, OPERATOR, 'unheard-of')).toHaveLength(1);
  await shop.close();
});

test('[SEC-09] an older database fulfils the orders that it knows, sets the other payments aside and refunds none', async () => {
  const shop = await startShop({ operatorIds: [OPERATOR] });
  const { owner } = shop.deps.db;
  const [before, after] = [await newPair(shop), await newPair(shop)];
  const known = await orderTeddy(before);
  // The nightly backup contains the first order only
  await owner.execute(sql`CREATE TABLE public.backup AS SELECT * FROM money.orders`);
  const unknown = await orderTeddy(after);
  const sold = [
    { payer: before.payer, order: known },
    { payer: after.payer, order: unknown },
  ];
  for (const { payer, order } of sold) {
    const chargeId = shop.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    shop.messenger.transactions.push(line(chargeId, payer.telegramId, `order:${order}`));
  }
  await waitUntilIdle(shop);
  await shop.stopBot();
  await owner.execute(sql`TRUNCATE money.orders, money.charges, money.cursors, money.updates CASCADE`);
  await owner.execute(sql`INSERT INTO money.orders SELECT * FROM public.backup`);
  await shop.restart();
  await waitForOrderState(before.payer, known, 'fulfilled');
  await waitUntilIdle(shop);
  expect(await statesIn(shop)).toEqual(['fulfilled', 'set_aside']);
  expect(refundsIn(shop)).toHaveLength(0);
  expect(messagesTo(shop, OPERATOR, 'One payment came')).toHaveLength(1);
  await shop.close();
});

test('[SEC-09] a two-day-old database cancels no order as unpaid before it has read the newer payments', async () => {
  const shop = await startShop({ operatorIds: [OPERATOR] });
  await shop.stopBot();
  const [paid, unpaid] = [await newPair(shop), await newPair(shop)];
  const [order, other] = [await orderTeddy(paid), await orderTeddy(unpaid)];
  await shop.deps.db.owner.execute(sql`UPDATE money.orders SET expires_at = now() - interval '1 day'`);
  shop.messenger.transactions.push(line('paid-since', paid.payer.telegramId, `order:${order}`));
  shop.messenger.fail('getStarTransactions', { status: 502, description: 'Bad Gateway' });
  await shop.cleanUp();
  expect([await stateOf(paid.payer, order), await stateOf(unpaid.payer, other)]).toEqual(['awaiting_payment', 'awaiting_payment']);
  await shop.cleanUp();
  expect([await stateOf(paid.payer, order), await stateOf(unpaid.payer, other)]).toEqual(['fulfilled', 'cancelled']);
  expect(refundsIn(shop)).toHaveLength(0);
  await shop.close();
});

describe('[SEC-09] a refund', () => {
  let shop: Shop;
  let operator: Person;
  beforeAll(async () => {
    shop = await startShop({ operatorIds: [OPERATOR] });
    operator = await shop.person('operator');
  });
  afterAll(() => shop.close());

  const refund = (chargeId: string) => shop.write(operator, `/refund ${chargeId}`);

  test('ends when the messenger refuses it for good: the payer and the operators are notified and nothing is retried', async () => {
    const { payer, order, chargeId } = await sellTeddy(shop);
    shop.messenger.fail('refundStarPayment', NOT_FOUND);
    refund(chargeId);
    await waitForOrderState(payer, order, 'refund_refused');
    await waitUntilIdle(shop);
    expect(messagesTo(shop, payer.telegramId, 'We couldn’t send your Stars back (49)')).toHaveLength(1);
    expect(messagesTo(shop, OPERATOR, chargeId)).toHaveLength(1);
    await resumeWork(shop.deps);
    await waitUntilIdle(shop);
    expect(refundsOf(shop, chargeId)).toHaveLength(1);
    refund(chargeId);
    await shop.messenger.waitForCall('sendMessage', ({ text }) => String(text).includes('refused to refund this payment'));
    expect(refundsOf(shop, chargeId)).toHaveLength(1);
    shop.messenger.transactions.push(line(chargeId, payer.telegramId, `order:${order}`), line(chargeId, payer.telegramId, '', 'receiver'));
    await resumeWork(shop.deps);
    await waitForOrderState(payer, order, 'refunded');
  });

  test("is retried after the bot's balance was too low or the messenger was unavailable", async () => {
    for (const fault of [
      { status: 400, description: 'Bad Request: BALANCE_TOO_LOW' },
      { status: 502, description: 'Bad Gateway' },
    ]) {
      const { payer, order, chargeId } = await sellTeddy(shop);
      // Jobs that the test before has left
      await waitUntilIdle(shop);
      shop.messenger.fail('refundStarPayment', fault);
      refund(chargeId);
      await until(
        async () => refundsOf(shop, chargeId).length,
        (calls) => calls > 0,
      );
      await resumeWork(shop.deps);
      await waitForOrderState(payer, order, 'refunded');
    }
  });

  test('is reported to the operators once after twelve failures and retried further', async () => {
    const { payer, order, chargeId } = await sellTeddy(shop);
    // An interrupted job is only taken up minutes later
    await waitUntilIdle(shop);
    await shop.stopBot();
    await shop.deps.db.owner.execute(sql`UPDATE money.charges SET state = 'refunding' WHERE state = 'fulfilled'`);
    await shop.deps.db.owner.execute(sql`UPDATE money.orders SET state = 'refunding' WHERE state = 'fulfilled'`);
    shop.messenger.fail('refundStarPayment', { status: 400, description: 'Bad Request: BALANCE_TOO_LOW' }, 14);
    for (let round = 0; round < 14; round++) await resumeWork(shop.deps);
    await shop.restart();
    await waitForOrderState(payer, order, 'refunded');
    await waitUntilIdle(shop);
    expect(
      messagesTo(shop, OPERATOR, 'can’t be sent back yet').filter(({ params }) => String(params.text).includes(chargeId)),
    ).toHaveLength(1);
  });

  test('reported by the messenger marks the order, takes back the unused part and notifies the payer once', async () => {
    const { payer } = await newPair(shop);
    shop.deps.clock.move(new Date('2026-03-01T12:00:00.000Z'));
    const order = orderIn(await payer.call('buyEarlyReveal', { body: {} }));
    const chargeId = shop.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    const refunded = { currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}`, telegram_payment_charge_id: chargeId };
    for (let times = 0; times < 3; times++) shop.messenger.push({ message: { ...messageFrom(payer), refunded_payment: refunded } });
    await waitForOrderState(payer, order, 'refunded');
    expect((await payer.call('getProfile')).body).toMatchObject({ user: { hasMarch8EarlyReveal: false } });
    await waitUntilIdle(shop);
    expect(messagesTo(shop, payer.telegramId, 'We’ve taken back what you hadn’t used of it')).toHaveLength(1);
    expect(refundsOf(shop, chargeId)).toHaveLength(0);
  });

  test('made before the delivery delivers nothing', async () => {
    const { payer, recipient } = await newPair(shop);
    const order = await orderTeddy({ payer, recipient });
    await waitUntilIdle(shop);
    await shop.stopBot();
    const payload = `order:${order}`;
    shop.messenger.transactions.push(
      line('taken-back', payer.telegramId, payload),
      line('taken-back', payer.telegramId, payload, 'receiver'),
    );
    await resumeWork(shop.deps);
    await waitForOrderState(payer, order, 'refunded');
    await shop.restart();
    await waitUntilIdle(shop);
    const { body } = await recipient.call('getValentines', { query: { type: 'ordinary' } });
    expect(body).toMatchObject({ valentines: [] });
    expect(refundsOf(shop, 'taken-back')).toHaveLength(0);
  });

  test('reported before its payment delivers nothing, whatever the order of the updates', async () => {
    const { payer, recipient } = await newPair(shop);
    const order = await orderTeddy({ payer, recipient });
    const chargeId = 'went-back-first';
    const refunded = { currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}`, telegram_payment_charge_id: chargeId };
    const handled = async () =>
      (await shop.deps.db.owner.execute(sql`SELECT FROM money.updates WHERE body IS NULL`).then(({ rows }) => rows)).length;
    const before = await handled();
    shop.messenger.push({ message: { ...messageFrom(payer), refunded_payment: refunded } });
    await until(handled, (count) => count > before);
    shop.pay(payer, order, 49, { chargeId });
    await until(handled, (count) => count > before + 1);
    await waitForOrderState(payer, order, 'refunded');
    await waitUntilIdle(shop);
    expect((await recipient.call('getValentines', { query: { type: 'ordinary' } })).body).toMatchObject({ valentines: [] });
    expect(refundsOf(shop, chargeId)).toHaveLength(0);
    expect(messagesTo(shop, payer.telegramId, 'are back with you')).toHaveLength(1);
  });

  test('does not wait for a slow one', async () => {
    const charges = await Promise.all([sellTeddy(shop), sellTeddy(shop), sellTeddy(shop), sellTeddy(shop)]);
    await shop.stopBot();
    await shop.deps.db.owner.execute(sql`UPDATE money.charges SET state = 'refunding' WHERE state = 'fulfilled'`);
    const slow = charges[0]?.chargeId ?? '';
    const release = shop.messenger.hold('refundStarPayment', (params) => params.telegram_payment_charge_id === slow);
    const round = resumeWork(shop.deps);
    for (const { chargeId } of charges)
      await until(
        async () => refundsOf(shop, chargeId).length,
        (calls) => calls === 1,
      );
    release();
    await round;
    await shop.restart();
  });
});

test("[SEC-09] caps automatic refunds per hour: the rest wait, the operators are notified once and an operator's own refunds continue", async () => {
  // The machine's clock could reach the next hour while the test runs
  const shop = await startShop({ operatorIds: [OPERATOR], automaticRefundsAnHour: 3 }, { clock: stoppedClock() });
  const operator = await shop.person('operator');
  const { payer, recipient } = await newPair(shop);
  const order = await orderTeddy({ payer, recipient });
  // Payments by a stranger for another payer's order: all of them are refunded
  const charges = Array.from({ length: 6 }, () => shop.pay(recipient, order, 49));
  await until(
    async () => messagesTo(shop, OPERATOR, '3 more').length,
    (count) => count > 0,
  );
  await waitUntilIdle(shop);
  await resumeWork(shop.deps);
  await resumeWork(shop.deps);
  await waitUntilIdle(shop);
  expect(refundsIn(shop)).toHaveLength(3);
  expect(await statesIn(shop)).toEqual([...Array(3).fill('refunded'), ...Array(3).fill('refunding')].sort());
  expect(messagesTo(shop, OPERATOR, 'an hour')).toHaveLength(1);
  const sent = new Set(refundsIn(shop).map(({ params }) => params.telegram_payment_charge_id));
  const [waiting = ''] = charges.filter((id) => !sent.has(id));
  shop.write(operator, `/refund ${waiting}`);
  await shop.messenger.waitForCall('refundStarPayment', (params) => params.telegram_payment_charge_id === waiting);
  // A reconciliation run would request a refund in progress once more
  await waitUntilIdle(shop);
  await shop.deps.db.owner.execute(sql`UPDATE money.refund_hours SET hour = hour - interval '1 hour'`);
  await resumeWork(shop.deps);
  await waitUntilIdle(shop);
  expect(refundsIn(shop)).toHaveLength(6);
  await shop.close();
});
