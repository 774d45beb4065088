import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { errorOf, idOf } from '../../../test/deliver.ts';
import type { Person, Reply } from '../../../test/person.ts';
import { type Pair, waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop } from '../../../test/shop.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import { claimMessage, isRepeated, refuseRepeated } from '../../kit/limits/repeated.ts';
import type { SellingDeps } from '../payments/index.ts';
import { deliverBatch } from './batch.ts';

let shop: Shop;
beforeAll(async () => {
  // No batch is due during the tests
  shop = await startShop({ batchSeconds: 86_400 }, { clock: stoppedClock() });
});
afterAll(() => shop.close());

const codeOf = (reply: Reply) => [reply.status, errorOf(reply).code];

/** The bot's answer to a pre-checkout query. */
async function isAccepted(payer: Person, orderId: string, amount: number): Promise<boolean> {
  const query = shop.sendPreCheckoutQuery(payer, orderId, amount);
  const { params } = await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query);
  return params.ok === true;
}

test('[SEC-05] gives a second link for the same message while the first invoice is unpaid, and accepts its payment', async () => {
  const [dan, eve] = [await shop.person('dan'), await shop.person('eve')];
  await checkout(dan, eve, { itemId: 'teddy', message: 'hi' });
  const second = orderIn(await checkout(dan, eve, { itemId: 'teddy', message: 'hi' }));
  expect(await isAccepted(dan, second, 49)).toBe(true);
  shop.pay(dan, second, 49);
  await waitForOrderState(dan, second, 'fulfilled');
});

test('[SEC-05] refuses a message that differs from the previous one only in invisible characters or in white space', async () => {
  const { deps } = shop;
  const subject = { senderTelegramId: 1, recipientId: crypto.randomUUID(), giftId: 'tulip', message: 'see you ❤' };
  await deps.db.app.transaction((tx) => claimMessage(tx, deps, subject));
  const isRefused = (message: string) => isRepeated(deps.db.app, deps, { ...subject, message });
  for (const message of ['see\u200B you ❤', 'see you ❤\uFE0F', 'see\u00A0you ❤', 'see  you\n❤', '\u200Esee you ❤', 'see you \u3164❤'])
    expect({ message, isRefused: await isRefused(message) }).toEqual({ message, isRefused: true });
  for (const message of ['see You ❤', 'seeyou ❤', ''])
    expect({ message, isRefused: await isRefused(message) }).toEqual({ message, isRefused: false });
});

const paid = { itemId: 'teddy', message: 'hi' };
const anonymous = { itemId: 'tulip', message: 'hi', isFullyAnonymous: true };
describe.each([
  ['a paid message', paid],
  ['a fully anonymous message', anonymous],
])('%s', (kind, body) => {
  let serial = 0;
  const pairOf = async (): Promise<Pair> => {
    serial += 1;
    return { payer: await shop.person(`${kind} payer ${serial}`), recipient: await shop.person(`${kind} recipient ${serial}`) };
  };

  test('[SEC-05] is rejected at pre-checkout after its duplicate was paid', async () => {
    const { payer, recipient } = await pairOf();
    const [first, second] = [orderIn(await checkout(payer, recipient, body)), orderIn(await checkout(payer, recipient, body))];
    expect(await isAccepted(payer, second, 49)).toBe(true);
    shop.pay(payer, first, 49);
    await waitForOrderState(payer, first, 'fulfilled');
    expect(await isAccepted(payer, second, 49)).toBe(false);
  });

  test('[SEC-05] is refunded when its duplicate was paid after both had passed pre-checkout', async () => {
    const { payer, recipient } = await pairOf();
    const [first, second] = [orderIn(await checkout(payer, recipient, body)), orderIn(await checkout(payer, recipient, body))];
    for (const order of [first, second]) expect(await isAccepted(payer, order, 49)).toBe(true);
    shop.pay(payer, first, 49);
    await waitForOrderState(payer, first, 'fulfilled');
    const chargeId = shop.pay(payer, second, 49);
    await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === chargeId);
    await waitForOrderState(payer, second, 'refunded');
  });

  test('[SEC-05] gets no link within a minute of its duplicate, free or paid, and one afterwards', async () => {
    const { payer, recipient } = await pairOf();
    const order = orderIn(await checkout(payer, recipient, body));
    shop.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    for (const again of [paid, anonymous, { message: 'hi' }])
      expect(codeOf(await checkout(payer, recipient, again))).toEqual([429, 'repeated_message']);
    await deliverBatch(shop.deps);
    expect(await inboxOf(recipient)).toHaveLength(1);
    const { clock } = shop.deps;
    const later: SellingDeps = { ...shop.deps, clock: { ...clock, real: () => new Date(clock.real().getTime() + 66_000) } };
    const subject = { senderTelegramId: payer.telegramId, recipientId: await idOf(shop, recipient), giftId: body.itemId, message: 'hi' };
    await expect(refuseRepeated(shop.deps.db.app, shop.deps, subject)).rejects.toThrow('same message');
    await refuseRepeated(shop.deps.db.app, later, subject);
  });
});

test('[SEC-05] refuses a message for a minute after the batch delivered it fully anonymously, and delivers it despite a free duplicate', async () => {
  const [payer, recipient] = [await shop.person('olga'), await shop.person('pavel')];
  const order = orderIn(await checkout(payer, recipient, anonymous));
  shop.pay(payer, order, 49);
  await waitForOrderState(payer, order, 'fulfilled');
  const { clock } = shop.deps;
  const after = (seconds: number): SellingDeps => {
    const real = () => new Date(clock.real().getTime() + seconds * 1_000);
    return { ...shop.deps, clock: { ...clock, real } };
  };
  const subject = { senderTelegramId: payer.telegramId, recipientId: await idOf(shop, recipient), giftId: 'tulip', message: 'hi' };
  const isRefused = (seconds: number) => isRepeated(shop.deps.db.app, after(seconds), subject);
  expect(await isRefused(570)).toBe(false);
  await shop.deps.db.app.transaction((tx) => claimMessage(tx, after(570), subject));
  await deliverBatch(after(600));
  expect(await inboxOf(recipient)).toHaveLength(1);
  expect([await isRefused(601), await isRefused(659), await isRefused(666)]).toEqual([true, true, false]);
});
