import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { account, type Person } from '../../../test/person.ts';
import { reaches, strangers, teddy } from '../../../test/sale.ts';
import { inboxOf, messageFrom, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';

let shop: Shop;
let operator: Person;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [account('operator').id] });
  operator = await shop.person('operator');
});
afterAll(() => shop.close());

const write = (person: Person, text: string) =>
  shop.messenger.push({
    message: { ...messageFrom(person), text, entities: [{ type: 'bot_command', offset: 0, length: '/refund'.length }] },
  });
const answered = (person: Person, words: string) =>
  shop.messenger.called('sendMessage', ({ chat_id, text }) => chat_id === person.telegramId && String(text).includes(words));
const refunds = (chargeId: string) =>
  shop.messenger.calls.filter(({ method, params }) => method === 'refundStarPayment' && params.telegram_payment_charge_id === chargeId);

async function paid() {
  const pair = await strangers(shop);
  const order = await teddy(pair);
  const chargeId = shop.pay(pair.payer, order, 49);
  await reaches(pair.payer, order, 'fulfilled');
  return { ...pair, order, chargeId };
}

describe("[PAY-04] an operator's /refund", () => {
  test('sends the Stars back once, tells the payer, and takes nothing from the recipient', async () => {
    const { payer, recipient, order, chargeId } = await paid();
    write(operator, `/refund ${chargeId}`);
    await answered(operator, 'on their way back');
    await reaches(payer, order, 'refunded');
    await answered(payer, '49 Stars are back with you');
    expect(await inboxOf(recipient)).toHaveLength(1);
    write(operator, `/refund ${chargeId}`);
    await answered(operator, 'went back already');
    expect(refunds(chargeId)).toHaveLength(1);
  });

  test('says what is missing or unknown', async () => {
    write(operator, '/refund');
    await answered(operator, 'the id of the payment');
    write(operator, '/refund nothing-like-it');
    await answered(operator, 'no such payment');
  });

  test('is nothing to anybody else', async () => {
    const { payer, order, chargeId } = await paid();
    write(payer, `/refund ${chargeId}`);
    const handled = () => shop.deps.db.owner.execute(sql`SELECT count(*)::int AS n FROM money.updates WHERE body IS NOT NULL`);
    await until(handled, ([row]) => row?.n === 0);
    expect(shop.messenger.calls.filter(({ method, params }) => method === 'sendMessage' && params.chat_id === payer.telegramId)).toEqual(
      [],
    );
    expect(refunds(chargeId)).toHaveLength(0);
    expect(await stateOf(payer, order)).toBe('fulfilled');
  });

  test('[PAY-02] leaves every charge fulfilled or refunded, and Stars in minus refunds are those of fulfilled orders', async () => {
    const [sums] = await shop.deps.db.owner.execute(sql`SELECT
      (SELECT COALESCE(sum(amount) FILTER (WHERE state <> 'refunded'), 0)::int FROM money.charges) AS kept,
      (SELECT COALESCE(sum(amount) FILTER (WHERE state = 'fulfilled'), 0)::int FROM money.orders) AS earned,
      (SELECT count(*)::int FROM money.charges WHERE state NOT IN ('fulfilled', 'refunded')) AS open`);
    expect(sums).toMatchObject({ open: 0, kept: sums?.earned });
  });
});
