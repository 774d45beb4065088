import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { breakCharges } from '../../../test/break-charges.ts';
import type { Person } from '../../../test/person.ts';
import { newPair, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { inboxOf, messageFrom, type Shop, startShop, until } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { MAX_ATTEMPTS } from '../../kit/retention/rules.ts';
import { makeAbandonedUpdates, makeSelectDue, pauseAfter } from './due-updates.ts';
import { storeUpdates } from './stored-updates.ts';

const SECRET = 'a-secret-of-the-webhook';

const shops: Readonly<Record<string, () => Promise<Shop>>> = {
  polled: () => startShop(),
  posted: () => startShop({ webhookSecret: SECRET, publicUrl: 'https://billet.example' }),
};

for (const [how, start] of Object.entries(shops))
  test(`[PAY-02] retries a payment that could not be recorded within seconds, ${how}`, { timeout: 60_000 }, async () => {
    const shop = await start();
    const pair = await newPair(shop);
    const order = await orderTeddy(pair);
    const { tries, repair } = await breakCharges(shop);
    if (how === 'polled') shop.pay(pair.payer, order, 49);
    else await postPayment(shop, pair.payer, order);
    await until(tries, (count) => count >= 2);
    await repair();
    await waitForOrderState(pair.payer, order, 'fulfilled');
    expect(await inboxOf(pair.recipient)).toHaveLength(1);
    await shop.close();
  });

test('[PAY-02] resumes a payment received during a database outage', { timeout: 60_000 }, async () => {
  const shop = await startShop();
  const pair = await newPair(shop);
  const order = await orderTeddy(pair);
  const { owner } = shop.deps.db;
  // The update is stored, but then neither the payment nor the failure can be recorded
  await sqlOn(owner.$client).query('REVOKE UPDATE ON money.updates FROM billet_app');
  const { tries, repair } = await breakCharges(shop);
  shop.pay(pair.payer, order, 49);
  await until(tries, (count) => count >= 2);
  await repair();
  await sqlOn(owner.$client).query('GRANT UPDATE ON money.updates TO billet_app');
  await waitForOrderState(pair.payer, order, 'fulfilled');
  expect(await inboxOf(pair.recipient)).toHaveLength(1);
  await shop.close();
});

test('[PAY-02] doubles the pause after each failure, to some minutes in total', () => {
  const selectDue = makeSelectDue();
  const at = (attempts: number, now: number, seal = 'sealed') => selectDue([{ id: '0'.repeat(64), seal, attempts }], now).length;
  expect([at(1, 0), at(1, 999), at(1, 1_000)]).toEqual([0, 0, 1]);
  expect([at(2, 1_000), at(2, 2_999), at(2, 3_000)]).toEqual([0, 0, 1]);
  // Listed again after an absence, and retried by another process in between
  selectDue([], 3_000);
  expect([at(2, 3_000), at(2, 4_000, 'anew'), at(2, 5_000, 'anew'), at(2, 6_000, 'anew')]).toEqual([0, 0, 0, 1]);
  const all = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1)).reduce((sum, each) => sum + each);
  expect(all).toBe(511_000);
});

test('[PAY-04] retries an update that kills its process without the ones handled along with it', () => {
  const ids = Array.from({ length: 40 }, (_, index) => createHash('sha256').update(String(index)).digest('hex'));
  const [killer] = ids;
  const attempts = new Map(ids.map((id) => [id, 1]));
  const selectDue = makeSelectDue();
  for (let now = 0; attempts.size > 1 && now < 3_600_000; now += 1_000) {
    const unfinished = [...attempts].filter(([, times]) => times < MAX_ATTEMPTS);
    const tried = selectDue(
      unfinished.map(([id, times]) => ({ id, seal: String(times), attempts: times })),
      now,
    );
    const isKilled = tried.some(({ id }) => id === killer);
    for (const { id, attempts: times } of tried) {
      if (isKilled) attempts.set(id, times + 1);
      else attempts.delete(id);
    }
  }
  expect([...attempts.keys()]).toEqual([killer]);
});

test('[PAY-04] an update whose seal is unchanged for five checks counts as abandoned, however long a check takes', () => {
  const abandoned = makeAbandonedUpdates();
  const select = (...seals: string[]) => abandoned.of(seals.map((seal, at) => ({ id: String(at), seal, attempts: 0 }))).map(({ id }) => id);
  expect([select('left', 'one'), select('left', 'two'), select('left', 'two'), select('left', 'two')].flat()).toEqual([]);
  expect(select('left', 'three')).toEqual(['0']);
  // One that was taken over has a new seal, and one that reappears counts as new
  expect([select('taken'), select('taken'), select(), select('taken'), select('taken'), select('taken'), select('taken')].flat()).toEqual(
    [],
  );
  expect(select('taken')).toEqual(['0']);
});

test('[PAY-04] an update whose answer would be repeated counts as abandoned after 30 checks only and is not opened at each check', () => {
  const abandoned = makeAbandonedUpdates();
  const countSelected = (times: number) =>
    Array.from({ length: times }, () => abandoned.of([{ id: 'one', seal: 'left', attempts: 0 }])).filter(({ length }) => length > 0).length;
  expect(countSelected(4)).toBe(0);
  expect(countSelected(1)).toBe(1);
  const isTaken = (update: object) => abandoned.mayTake('one', { update_id: 1, ...update } as Update);
  for (const message of [{ successful_payment: {} }, { refunded_payment: {} }]) expect(isTaken({ message })).toBe(true);
  expect(isTaken({ pre_checkout_query: {} })).toBe(true);
  expect(isTaken({ message: { text: 'Where are my Stars?' } })).toBe(false);
  expect(countSelected(25)).toBe(0);
  expect(countSelected(1)).toBe(1);
  expect(isTaken({ message: { text: 'Where are my Stars?' } })).toBe(true);
});

test('[PAY-04] takes up an abandoned payment within seconds and leaves a slow update to its process', async () => {
  const shop = await startShop({ webhookSecret: SECRET, publicUrl: 'https://billet.example' });
  const pair = await newPair(shop);
  const order = await orderTeddy(pair);
  const { payer: slow } = await newPair(shop);
  const help = { ...messageFrom(slow), text: '/help', entities: [{ type: 'bot_command', offset: 0, length: 5 }] };
  const release = shop.messenger.hold('sendMessage', ({ chat_id }) => chat_id === slow.telegramId);
  await post(shop, { update_id: 5_000, message: help });
  await shop.messenger.waitForCall('sendMessage', ({ chat_id }) => chat_id === slow.telegramId);
  await storeUpdates(shop.deps, [{ update_id: 5_001, message: paymentOf(pair.payer, order) } as unknown as Update]);
  await waitForOrderState(pair.payer, order, 'fulfilled');
  release();
  await until(
    () => shop.deps.db.owner.execute(sql`SELECT FROM money.updates WHERE body IS NOT NULL`).then(({ rows }) => rows),
    (rows) => rows.length === 0,
  );
  const answers = shop.messenger.calls.filter(({ method, params }) => method === 'sendMessage' && params.chat_id === slow.telegramId);
  expect(answers).toHaveLength(1);
  await shop.close();
});

const postPayment = (shop: Shop, payer: Person, orderId: string) => post(shop, { update_id: 4_000, message: paymentOf(payer, orderId) });

function paymentOf(payer: Person, orderId: string): object {
  const successful_payment = {
    currency: 'XTR',
    total_amount: 49,
    invoice_payload: `order:${orderId}`,
    telegram_payment_charge_id: 'tried-again',
    provider_payment_charge_id: '',
  };
  return { ...messageFrom(payer), successful_payment };
}

function post(shop: Shop, update: object): Promise<Response> {
  return fetch(`${shop.url}/api/telegram/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': SECRET },
    body: JSON.stringify(update),
  });
}
