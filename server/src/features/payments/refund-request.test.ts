import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { account, type Person } from '../../../test/person.ts';
import { refundsOf, sellTeddy, waitForOrderState } from '../../../test/sale.ts';
import { type Shop, startShop, stateOf, until, waitUntilIdle } from '../../../test/shop.ts';
import { openStream } from '../../../test/stream.ts';

let shop: Shop;
let olga: Person;
let oleg: Person;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [account('olga').id, account('oleg').id] });
  [olga, oleg] = [await shop.person('olga'), await shop.person('oleg')];
});
afterAll(() => shop.close());

/** Presses a button and returns the text of the answer. */
const textOf = async (person: Person, data: string) => (await shop.press(person, data)).params.text;
const receiptOf = async (person: Person) => ((await person.call('getPurchases')).body as { purchases: PurchaseReceipt[] }).purchases[0];

/** A paid and delivered gift with an open refund request. */
async function requested() {
  const sale = await sellTeddy(shop);
  await sale.payer.call('requestRefund', { params: { id: sale.order } });
  await waitUntilIdle(shop);
  return sale;
}

describe('[SAF-04] a refund request', () => {
  test('is shown to every operator with two buttons; approving it refunds the Stars and updates the receipt', async () => {
    const { payer, order, chargeId } = await requested();
    for (const operator of [olga, oleg]) {
      const { params } = await shop.messageTo(operator, chargeId);
      expect(params.text).toMatch(
        new RegExp(`^${payer.firstName} asks for a refund of 49 Stars \\(A gift in Billet, \\d+ [A-Z][a-z]+ \\d{4}\\)\\.`),
      );
      expect(params.reply_markup).toEqual({
        inline_keyboard: [
          [{ text: 'Approve', callback_data: `request:approved:${order}` }],
          [{ text: 'Refuse', callback_data: `request:refused:${order}` }],
        ],
      });
    }
    expect(await receiptOf(payer)).toMatchObject({ isRefundRequested: true, refundDecision: null });
    expect(await textOf(olga, `request:approved:${order}`)).toBe('Approved: the Stars are on their way back');
    await waitForOrderState(payer, order, 'refunded');
    await shop.messageTo(payer, '49 Stars are back with you');
    expect(await receiptOf(payer)).toMatchObject({ isRefundRequested: true, refundDecision: 'approved', state: 'refunded' });
  });

  test('that is refused moves no Stars, notifies the payer and updates the receipt', async () => {
    const { payer, order, chargeId } = await requested();
    expect(await textOf(oleg, `request:refused:${order}`)).toBe('Refused');
    await shop.messageTo(payer, 'we won’t send them back');
    expect(await receiptOf(payer)).toMatchObject({
      state: 'fulfilled',
      isRefundRequested: true,
      canRequestRefund: false,
      refundDecision: 'refused',
    });
    expect(refundsOf(shop, chargeId)).toHaveLength(0);
    const {
      rows: [row],
    } = await shop.deps.db.owner.execute(
      sql`SELECT decision, operator_telegram_id::text AS operator FROM money.refund_requests WHERE order_id = ${order}`,
    );
    expect(row).toEqual({ decision: 'refused', operator: String(oleg.telegramId) });
  });

  test('is decided once by the first of two operators who both press twice', async () => {
    const { payer, order, chargeId } = await requested();
    const answers = await Promise.all([
      textOf(olga, `request:approved:${order}`),
      textOf(oleg, `request:refused:${order}`),
      textOf(olga, `request:approved:${order}`),
      textOf(oleg, `request:refused:${order}`),
    ]);
    expect(answers.filter((text) => text === 'This request was already decided, or its Stars have gone back by now')).toHaveLength(3);
    await waitUntilIdle(shop);
    const isApproved = answers.includes('Approved: the Stars are on their way back');
    expect(await stateOf(payer, order)).toBe(isApproved ? 'refunded' : 'fulfilled');
    expect(refundsOf(shop, chargeId)).toHaveLength(isApproved ? 1 : 0);
    expect(shop.messagesTo(payer, '49 Stars')).toHaveLength(1);
  });

  test('is listed by /requests until a button or /refund decides it', async () => {
    const [first, second] = [await requested(), await requested()];
    const before = shop.messenger.calls.length;
    shop.write(olga, '/requests');
    await until(
      async () => shop.messenger.calls.slice(before).filter(({ method }) => method === 'sendMessage'),
      (listed) => listed.length === 3,
    );
    const listed = shop.messenger.calls.slice(before).map(({ params }) => String(params.text));
    expect(listed[0]).toContain('2 refund requests');
    for (const { chargeId } of [first, second]) expect(listed.join('\n')).toContain(chargeId);
    shop.write(oleg, `/refund ${first.chargeId}`);
    await waitForOrderState(first.payer, first.order, 'refunded');
    expect(await receiptOf(first.payer)).toMatchObject({ refundDecision: 'approved' });
    expect(await textOf(olga, `request:refused:${first.order}`)).toContain('already decided');
    await textOf(olga, `request:refused:${second.order}`);
    shop.write(olga, '/requests');
    await shop.messageTo(olga, 'No refund requests');
    await waitUntilIdle(shop);
    expect(shop.messagesTo(first.payer, 'won’t send them back')).toHaveLength(0);
  });

  test('cannot be decided by a user who is not an operator', async () => {
    const { payer, order, chargeId } = await requested();
    shop.write(payer, '/requests');
    await shop.messageTo(payer, 'I didn’t get that');
    expect(await textOf(payer, `request:approved:${order}`)).toBeUndefined();
    expect(await textOf(olga, 'request:perhaps:00000000-0000-4000-8000-000000000000')).toBeUndefined();
    await waitUntilIdle(shop);
    expect([await stateOf(payer, order), refundsOf(shop, chargeId).length]).toEqual(['fulfilled', 0]);
    expect(shop.messagesTo(payer, 'asks for')).toHaveLength(0);
  });

  test("[INB-12] from one device reaches the payer's other devices, where a repetition returns the same answer", async () => {
    const { payer, order } = await sellTeddy(shop);
    await waitUntilIdle(shop);
    const stream = await openStream(shop, payer);
    await stream.next();
    const ask = () => payer.call('requestRefund', { params: { id: order } });
    const first = await ask();
    expect((await stream.next()).data).toEqual({ kind: 'order' });
    stream.close();
    expect((await ask()).body).toEqual(first.body);
  });
});
