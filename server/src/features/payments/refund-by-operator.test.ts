import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, unwrap } from '../../../test/deliver.ts';
import { account, type Person } from '../../../test/person.ts';
import { newPair, refundsOf, sellTeddy, waitForOrderState } from '../../../test/sale.ts';
import {
  inboxOf,
  messageFrom,
  orderIn,
  resumeWork,
  type Shop,
  startShop,
  stateOf,
  until,
  userOf,
  waitUntilIdle,
} from '../../../test/shop.ts';
import { refund } from './refund.ts';
import { refundByOperator } from './refund-by-operator.ts';

let shop: Shop;
let operator: Person;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [account('operator').id] });
  operator = await shop.person('operator');
});
afterAll(() => shop.close());

const earn = (person: Person, reveals: number) =>
  shop.deps.db.owner.execute(sql`WITH person AS (UPDATE billet.users SET available_reveals = available_reveals + ${reveals} WHERE code = ${person.code} RETURNING id)
    INSERT INTO money.reveal_ledger (user_id, change, reason) SELECT id, ${reveals}::int, 'task' FROM person`);
const spendAll = (person: Person) =>
  shop.deps.db.owner.execute(sql`WITH person AS (SELECT id, available_reveals FROM billet.users WHERE code = ${person.code}),
    spent AS (INSERT INTO money.reveal_ledger (user_id, change, reason) SELECT id, -available_reveals, 'spent' FROM person)
    UPDATE billet.users SET available_reveals = 0 WHERE code = ${person.code}`);

describe("[PAY-04] an operator's /refund", () => {
  test('refunds the Stars once, notifies the payer and takes nothing from the recipient', async () => {
    const { payer, recipient, order, chargeId } = await sellTeddy(shop);
    shop.write(operator, `/refund ${chargeId}`);
    await shop.messageTo(operator, 'on their way back');
    await waitForOrderState(payer, order, 'refunded');
    const { params } = await shop.messageTo(payer, '49 Stars are back with you');
    expect(params.text).not.toContain('taken back');
    expect(await inboxOf(recipient)).toHaveLength(1);
    shop.write(operator, `/refund ${chargeId}`);
    await shop.messageTo(operator, 'already refunded');
    expect(refundsOf(shop, chargeId)).toHaveLength(1);
  });

  test('explains a missing or unknown charge id', async () => {
    shop.write(operator, '/refund');
    await shop.messageTo(operator, 'Write it like this: /refund');
    shop.write(operator, '/refund nothing-like-it');
    await shop.messageTo(operator, 'no such payment');
  });

  test('[SAF-04] is answered like any unknown command for other users', async () => {
    const { payer, recipient, order, chargeId } = await sellTeddy(shop);
    // Two chats, since each gets the answer to unknown input at most once a minute
    shop.write(recipient, '/nothing');
    const unknown = await shop.messageTo(recipient, 'I didn’t get that');
    shop.write(payer, `/refund ${chargeId}`);
    const { params } = await shop.messageTo(payer, 'I didn’t get that');
    expect(params).toEqual({ ...unknown.params, chat_id: payer.telegramId });
    await waitUntilIdle(shop);
    expect(refundsOf(shop, chargeId)).toHaveLength(0);
    expect(await stateOf(payer, order)).toBe('fulfilled');
  });

  test('[SAF-04] is ignored in a forwarded message that another user wrote', async () => {
    const { payer, order, chargeId } = await sellTeddy(shop);
    const origin = { type: 'user', date: 0, sender_user: userOf(payer) };
    shop.write(operator, `/refund ${chargeId}`, { forward_origin: origin });
    await shop.messageTo(operator, 'I didn’t get that');
    await waitUntilIdle(shop);
    expect(refundsOf(shop, chargeId)).toHaveLength(0);
    expect(await stateOf(payer, order)).toBe('fulfilled');
  });

  test('[SAF-04][RVL-04] that the messenger refuses returns the unused reveals, and a later refund by the messenger takes them back', async () => {
    const { payer, recipient } = await newPair(shop);
    const id = await deliver(shop, recipient, payer, { type: 'anonymous_message' });
    await unwrap(payer, id);
    const order = orderIn(await payer.call('revealSender', { params: { id }, body: { revealPackType: 'pack_3' } }));
    const chargeId = shop.pay(payer, order, 99);
    const leftOf = async () => ((await payer.call('getProfile')).body as { user: { availableReveals: number } }).user.availableReveals;
    await until(leftOf, (reveals) => reveals === 3);
    shop.messenger.fail('refundStarPayment', { status: 400, description: 'Bad Request: CHARGE_NOT_FOUND' });
    shop.write(operator, `/refund ${chargeId}`);
    await waitForOrderState(payer, order, 'refund_refused');
    expect(await leftOf()).toBe(3);
    const refunded = { currency: 'XTR', total_amount: 99, invoice_payload: `order:${order}`, telegram_payment_charge_id: chargeId };
    shop.messenger.push({ message: { ...messageFrom(payer), refunded_payment: refunded } });
    await waitForOrderState(payer, order, 'refunded');
    expect(await leftOf()).toBe(0);
    await shop.messageTo(payer, 'refunded it as you asked. We’ve taken back what you hadn’t used of it.');
  });

  test("[SAF-04][RVL-05] that the messenger refuses keeps the year's early opening", async () => {
    const { payer } = await newPair(shop);
    shop.deps.clock.move(new Date('2026-03-01T12:00:00.000Z'));
    const order = orderIn(await payer.call('buyEarlyReveal', { body: {} }));
    const chargeId = shop.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    shop.messenger.fail('refundStarPayment', { status: 400, description: 'Bad Request: CHARGE_NOT_FOUND' });
    shop.write(operator, `/refund ${chargeId}`);
    await waitForOrderState(payer, order, 'refund_refused');
    expect((await payer.call('getProfile')).body).toMatchObject({ user: { hasMarch8EarlyReveal: true } });
    const refunded = { currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}`, telegram_payment_charge_id: chargeId };
    shop.messenger.push({ message: { ...messageFrom(payer), refunded_payment: refunded } });
    await waitForOrderState(payer, order, 'refunded');
    expect((await payer.call('getProfile')).body).toMatchObject({ user: { hasMarch8EarlyReveal: false } });
  });

  test('[SAF-04] takes back only the unused reveals of a pack', async () => {
    const { payer, recipient } = await newPair(shop);
    /** Buys a pack and spends one of its reveals. */
    const pack = async (revealPackType: string, price: number) => {
      const id = await deliver(shop, recipient, payer, { type: 'anonymous_message', message: revealPackType });
      await unwrap(payer, id);
      const order = orderIn(await payer.call('revealSender', { params: { id }, body: { revealPackType } }));
      const chargeId = shop.pay(payer, order, price);
      await waitForOrderState(payer, order, 'fulfilled');
      await payer.call('revealSender', { params: { id }, body: {} });
      return { order, chargeId };
    };
    const leftOf = async () => ((await payer.call('getProfile')).body as { user: { availableReveals: number } }).user.availableReveals;
    const back = async ({ order, chargeId }: { order: string; chargeId: string }) => {
      shop.write(operator, `/refund ${chargeId}`);
      await waitForOrderState(payer, order, 'refunded');
    };

    const three = await pack('pack_3', 99);
    const left = await until(leftOf, (reveals) => reveals === 2);
    expect(left).toBe(2);
    await back(three);
    expect(await leftOf()).toBe(0);
    await shop.messageTo(payer, 'refunded it as you asked. We’ve taken back what you hadn’t used of it.');

    await earn(payer, 1);
    await spendAll(payer);
    const six = await pack('pack_6', 150);
    await until(leftOf, (reveals) => reveals === 5);
    await earn(payer, 4);
    await back(six);
    expect(await leftOf()).toBe(3);
    shop.write(operator, `/refund ${six.chargeId}`);
    await shop.messageTo(operator, 'already refunded');
    expect(await leftOf()).toBe(3);
    const wrong = await shop.deps.db.owner.execute(sql`SELECT u.id FROM billet.users u LEFT JOIN money.reveal_ledger l ON l.user_id = u.id
      GROUP BY u.id HAVING u.available_reveals <> COALESCE(sum(l.change), 0) OR u.available_reveals < 0`);
    expect(wrong.rows).toHaveLength(0);
  });

  test("[SAF-04][INB-05] ends the year's early opening for later notes and keeps earlier notes open", async () => {
    const { payer, recipient } = await newPair(shop);
    shop.deps.clock.move(new Date('2026-03-01T12:00:00.000Z'));
    const [first, second] = [await deliver(shop, recipient, payer), await deliver(shop, recipient, payer, { message: 'another' })];
    const order = orderIn(await payer.call('buyEarlyReveal', { body: {} }));
    const chargeId = shop.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    await unwrap(payer, first);
    shop.write(operator, `/refund ${chargeId}`);
    await waitForOrderState(payer, order, 'refunded');
    expect((await payer.call('getProfile')).body).toMatchObject({ user: { hasMarch8EarlyReveal: false } });
    await shop.messageTo(
      payer,
      '49 Stars are back with you: we couldn’t deliver the order, or refunded it as you asked. We’ve taken back what you hadn’t used of it.',
    );
    expect((await unwrap(payer, first)).status).toBe('opened');
    expect((await unwrap(payer, second)).status).toBe('opened');
    shop.deps.clock.move(new Date('2026-03-03T12:00:00.000Z'));
    const later = await deliver(shop, recipient, payer, { message: 'after the refund' });
    expect((await payer.call('unwrapValentine', { params: { id: later } })).body).toMatchObject({ error: { code: 'not_open_yet' } });
    const again = orderIn(await payer.call('buyEarlyReveal', { body: {} }));
    shop.pay(payer, again, 49);
    await waitForOrderState(payer, again, 'fulfilled');
    expect((await unwrap(payer, later)).status).toBe('opened');
  });

  test('[SAF-04] mentions the unused part that was taken back when a later run makes the refund', async () => {
    const { payer } = await newPair(shop);
    shop.deps.clock.move(new Date('2026-03-01T12:00:00.000Z'));
    const order = orderIn(await payer.call('buyEarlyReveal', { body: {} }));
    const chargeId = shop.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    shop.messenger.fail('refundStarPayment', { status: 502, description: 'Bad Gateway' });
    shop.write(operator, `/refund ${chargeId}`);
    await until(
      async () => refundsOf(shop, chargeId).length,
      (calls) => calls === 1,
    );
    await resumeWork(shop.deps);
    await waitForOrderState(payer, order, 'refunded');
    await shop.messageTo(payer, 'We’ve taken back what you hadn’t used of it.');
  });

  test('[SAF-04] notifies the payer once when several processes make the refund', async () => {
    const { payer, order, chargeId } = await sellTeddy(shop);
    await shop.stopBot();
    await refundByOperator(shop.deps, chargeId, 1);
    await Promise.all(Array.from({ length: 4 }, () => refund(shop.deps, chargeId)));
    await shop.restart();
    await waitForOrderState(payer, order, 'refunded');
    await waitUntilIdle(shop);
    expect(shop.messagesTo(payer, 'are back with you')).toHaveLength(1);
  });

  test('[PAY-02] leaves every charge fulfilled or refunded, and the Stars kept equal those of fulfilled orders', async () => {
    const {
      rows: [sums],
    } = await shop.deps.db.owner.execute(sql`SELECT
      (SELECT COALESCE(sum(amount) FILTER (WHERE state <> 'refunded'), 0)::int FROM money.charges) AS kept,
      (SELECT COALESCE(sum(amount) FILTER (WHERE state = 'fulfilled'), 0)::int FROM money.orders) AS earned,
      (SELECT count(*)::int FROM money.charges WHERE state NOT IN ('fulfilled', 'refunded')) AS open`);
    expect(sums).toMatchObject({ open: 0, kept: sums?.earned });
  });
});
