import { expect, test } from '@rstest/core';
import { breakCharges } from '../../../test/break-charges.ts';
import { reaches, strangers, teddy } from '../../../test/sale.ts';
import { inboxOf, messageFrom, type Shop, startShop, until } from '../../../test/shop.ts';
import { MOST_ATTEMPTS } from '../../kit/retention/rules.ts';
import { makeDue, pauseAfter } from './pauses.ts';

const SECRET = 'a-secret-of-the-webhook';

const shops: Readonly<Record<string, () => Promise<Shop>>> = {
  polled: () => startShop(),
  posted: () => startShop({ webhookSecret: SECRET, publicUrl: 'https://billet.example' }),
};

for (const [how, start] of Object.entries(shops))
  test(`[PAY-02] a payment that could not be written down is tried again within seconds, ${how}`, { timeout: 45_000 }, async () => {
    const shop = await start();
    const pair = await strangers(shop);
    const order = await teddy(pair);
    const { tries, mend } = await breakCharges(shop);
    if (how === 'polled') shop.pay(pair.payer, order, 49);
    else await postPayment(shop, pair.payer, order);
    await until(tries, (count) => count >= 2);
    await mend();
    await reaches(pair.payer, order, 'fulfilled');
    expect(await inboxOf(pair.recipient)).toHaveLength(1);
    await shop.close();
  });

test('[PAY-02] a payment that came while the database was out of reach is taken up when it is back', { timeout: 45_000 }, async () => {
  const shop = await startShop();
  const pair = await strangers(shop);
  const order = await teddy(pair);
  const { owner } = shop.deps.db;
  // it is stored, and then neither it nor its failure can be written down
  await owner.$client.unsafe('REVOKE UPDATE ON money.updates FROM billet_app');
  const { tries, mend } = await breakCharges(shop);
  shop.pay(pair.payer, order, 49);
  await until(tries, (count) => count >= 2);
  await mend();
  await owner.$client.unsafe('GRANT UPDATE ON money.updates TO billet_app');
  await reaches(pair.payer, order, 'fulfilled');
  expect(await inboxOf(pair.recipient)).toHaveLength(1);
  await shop.close();
});

test('[PAY-02] what fails again is tried after twice as long, for some minutes in all', () => {
  const due = makeDue();
  const failed = (attempts: number) => [{ id: Buffer.from([1]), body: Buffer.alloc(1), attempts }];
  const at = (attempts: number, now: number) => due(failed(attempts), now).length;
  expect([at(1, 0), at(1, 999), at(1, 1_000)]).toEqual([0, 0, 1]);
  expect([at(2, 1_000), at(2, 2_999), at(2, 3_000)]).toEqual([0, 0, 1]);
  // seen anew after it was gone
  due([], 3_000);
  expect(at(2, 3_000)).toBe(0);
  const all = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1)).reduce((sum, each) => sum + each);
  expect(all).toBe(511_000);
});

function postPayment(shop: Shop, payer: Parameters<typeof messageFrom>[0], orderId: string): Promise<Response> {
  const successful_payment = {
    currency: 'XTR',
    total_amount: 49,
    invoice_payload: `order:${orderId}`,
    telegram_payment_charge_id: 'tried-again',
    provider_payment_charge_id: '',
  };
  return fetch(`${shop.url}/api/telegram/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': SECRET },
    body: JSON.stringify({ update_id: 4_000, message: { ...messageFrom(payer), successful_payment } }),
  });
}
