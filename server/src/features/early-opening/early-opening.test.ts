import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import type { Person } from '../../../test/person.ts';
import { newPair, waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, messageFrom, orderIn, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
import { openStream } from '../../../test/stream.ts';

const BEFORE = new Date('2026-03-01T12:00:00.000Z');
const AFTER = new Date('2026-03-08T11:00:00.000Z');
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ businessTime: BEFORE, earlyRevealPrice: 49 });
});
afterAll(() => shop.close());

const buy = (person: Person, orderId?: string) => person.call('buyEarlyReveal', { body: orderId ? { orderId } : {} });
const hasIt = async (person: Person) => {
  const { body } = await person.call('getProfile');
  return (body as { user: { hasMarch8EarlyReveal: boolean } }).user.hasMarch8EarlyReveal;
};

describe('[RVL-05] the early reveal', () => {
  test('is sold by a link and opens closed notes once it is paid', async () => {
    const { payer: sender, recipient } = await newPair(shop);
    await checkout(sender, recipient);
    const [item] = await inboxOf(recipient);
    const unwrap = () => recipient.call('unwrapValentine', { params: { id: item?.id ?? '' } });
    expect((await unwrap()).body).toMatchObject({ error: { code: 'not_open_yet', opensAt: AFTER.toISOString() } });
    const count = async () => (await recipient.call('getInventoryCount')).body;
    expect(await count()).toMatchObject({ unread: 1, closed: 1 });

    const offer = await buy(recipient);
    const order = orderIn(offer);
    expect(offer.body).toEqual({ success: false, link: expect.stringMatching(/^https:\/\/t\.me\/\$/), orderId: order });
    const { params } = await shop.messenger.waitForCall('createInvoiceLink', (each) => each.payload === `order:${order}`);
    expect(params).toMatchObject({ title: 'Early opening', currency: 'XTR', prices: [{ amount: 49 }] });
    expect((await buy(recipient, order)).body).toMatchObject({ success: false, orderId: order });
    expect(await hasIt(recipient)).toBe(false);

    shop.pay(recipient, order, 49);
    await waitForOrderState(recipient, order, 'fulfilled');
    expect((await buy(recipient, order)).body).toEqual({ success: true, link: null, orderId: order });
    expect(await hasIt(recipient)).toBe(true);
    expect(await count()).toEqual({ ordinary: 1, super: 0, total: 1, unread: 1, unreadAnonymous: 0 });
    expect((await unwrap()).status).toBe(200);
    expect((await buy(recipient)).body).toEqual({ success: true, link: null, orderId: null });
  });

  test('[INB-12] that was paid for is announced to all devices of the payer', async () => {
    const { payer } = await newPair(shop);
    const order = orderIn(await buy(payer));
    const stream = await openStream(shop, payer);
    await stream.next();
    shop.pay(payer, order, 49);
    for (;;) if ((await stream.next()).data.kind === 'profile') break;
    stream.close();
    expect(await hasIt(payer)).toBe(true);
    expect((await buy(payer)).body).toEqual({ success: true, link: null, orderId: null });
  });

  test('[INB-05] that is refunded keeps earlier notes open and closes later ones', async () => {
    const { payer: sender, recipient } = await newPair(shop);
    const unwrap = async (message: string) => {
      const found = (await inboxOf(recipient)).map(({ id }) => id).filter((id) => !seen.has(id));
      expect([message, found.length]).toEqual([message, 1]);
      return recipient.call('unwrapValentine', { params: { id: found[0] ?? '' } });
    };
    const seen = new Set<string>();
    await checkout(sender, recipient, { message: 'before the purchase' });
    const order = orderIn(await buy(recipient));
    const chargeId = shop.pay(recipient, order, 49);
    await waitForOrderState(recipient, order, 'fulfilled');
    const refunded = { currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}`, telegram_payment_charge_id: chargeId };
    shop.messenger.push({ message: { ...messageFrom(recipient), refunded_payment: refunded } });
    await waitForOrderState(recipient, order, 'refunded');
    const { user } = (await recipient.call('getProfile')).body as { user: Record<string, unknown> };
    expect(user).toMatchObject({ hasMarch8EarlyReveal: false, earlyRevealEndedAt: expect.stringMatching(/^2026-03-01T12:/) });

    expect((await unwrap('before the purchase')).status).toBe(200);
    for (const { id } of await inboxOf(recipient)) seen.add(id);
    shop.deps.clock.move(new Date('2026-03-03T12:00:00.000Z'));
    await checkout(sender, recipient, { message: 'after the refund' });
    expect((await unwrap('after the refund')).body).toMatchObject({ error: { code: 'not_open_yet', opensAt: AFTER.toISOString() } });
    shop.deps.clock.move(BEFORE);
  });

  test("[INB-05] that is refunded in the next year opens none of that year's notes", async () => {
    const { payer: sender, recipient } = await newPair(shop);
    const order = orderIn(await buy(recipient));
    const chargeId = shop.pay(recipient, order, 49);
    await waitForOrderState(recipient, order, 'fulfilled');
    shop.deps.clock.move(new Date('2027-02-01T12:00:00.000Z'));
    await checkout(sender, recipient);
    const refunded = { currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}`, telegram_payment_charge_id: chargeId };
    shop.messenger.push({ message: { ...messageFrom(recipient), refunded_payment: refunded } });
    await waitForOrderState(recipient, order, 'refunded');
    const [item] = await inboxOf(recipient);
    const { body } = await recipient.call('unwrapValentine', { params: { id: item?.id ?? '' } });
    expect(body).toMatchObject({ error: { code: 'not_open_yet', opensAt: '2027-03-08T11:00:00.000Z' } });
    shop.deps.clock.move(BEFORE);
  });

  test('applies to its year only', async () => {
    const { payer } = await newPair(shop);
    const order = orderIn(await buy(payer));
    shop.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    shop.deps.clock.move(new Date('2027-02-01T12:00:00.000Z'));
    expect(await hasIt(payer)).toBe(false);
    shop.deps.clock.move(BEFORE);
    expect(await hasIt(payer)).toBe(true);
  });

  test("is confirmed to its payer only, and not for other orders or by a client's claim", async () => {
    const { payer, recipient } = await newPair(shop);
    const order = orderIn(await buy(payer));
    const other = orderIn(await checkout(payer, recipient, { itemId: 'teddy' }));
    for (const reply of [await buy(recipient, order), await buy(payer, other), await buy(payer, crypto.randomUUID())])
      expect([reply.status, reply.body]).toEqual([404, { error: expect.objectContaining({ code: 'not_found', field: 'orderId' }) }]);
    expect((await payer.call('buyEarlyReveal', { body: { orderId: order, paid: true } })).status).toBe(400);
    expect(await stateOf(payer, order)).toBe('awaiting_payment');
    expect(await hasIt(payer)).toBe(false);
  });

  test('is neither sold nor accepted once everything is open', async () => {
    const { payer, recipient } = await newPair(shop);
    const order = orderIn(await buy(payer));
    shop.deps.clock.move(AFTER);
    const query = shop.sendPreCheckoutQuery(payer, order, 49);
    const answer = await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query);
    expect(answer.params.ok).toBe(false);
    expect((await buy(recipient)).body).toMatchObject({ error: { code: 'not_deliverable' } });
    shop.deps.clock.move(BEFORE);
    const inTime = shop.sendPreCheckoutQuery(payer, order, 49);
    const taken = await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === inTime);
    expect(taken.params.ok).toBe(true);
  });

  test('is neither sold nor accepted a second time, and a second payment is refunded', async () => {
    const { payer } = await newPair(shop);
    const [first, second, third] = [orderIn(await buy(payer)), orderIn(await buy(payer)), orderIn(await buy(payer))];
    expect(new Set([first, second, third]).size).toBe(3);
    const early = shop.sendPreCheckoutQuery(payer, second, 49);
    expect((await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === early)).params.ok).toBe(
      true,
    );

    shop.pay(payer, first, 49);
    await waitForOrderState(payer, first, 'fulfilled');
    expect((await buy(payer)).body).toEqual({ success: true, link: null, orderId: null });
    const late = shop.sendPreCheckoutQuery(payer, third, 49);
    expect((await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === late)).params.ok).toBe(
      false,
    );

    const chargeId = shop.pay(payer, second, 49);
    await waitForOrderState(payer, second, 'refunded');
    await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === chargeId);
    expect(await stateOf(payer, first)).toBe('fulfilled');
    expect(await hasIt(payer)).toBe(true);
  });

  test('paid twice at once opens the year for one payment and refunds the other', async () => {
    const { payer } = await newPair(shop);
    const ids = [orderIn(await buy(payer)), orderIn(await buy(payer))];
    const queries = ids.map((id) => shop.sendPreCheckoutQuery(payer, id, 49));
    for (const query of queries)
      expect((await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query)).params.ok).toBe(
        true,
      );
    const paid = ids.map((id) => shop.pay(payer, id, 49));
    const states = await until(
      () => Promise.all(ids.map((id) => stateOf(payer, id))),
      (now) => now.includes('fulfilled') && now.includes('refunded'),
    );
    const back = paid[states.indexOf('refunded')];
    await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === back);
    const refunds = shop.messenger.calls.filter(
      ({ method, params }) => method === 'refundStarPayment' && paid.includes(String(params.telegram_payment_charge_id)),
    );
    expect(refunds).toHaveLength(1);
    expect(await hasIt(payer)).toBe(true);
  });

  test('[PAY-03] returns the first link for a repeated key', async () => {
    const { payer } = await newPair(shop);
    const first = await payer.call('buyEarlyReveal', { body: {}, key: 'again' });
    expect((await payer.call('buyEarlyReveal', { body: {}, key: 'again' })).text).toBe(first.text);
  });
});
