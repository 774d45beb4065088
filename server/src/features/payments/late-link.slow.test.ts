import { expect, test } from '@rstest/core';
import { checkout, startShop, until } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { sealLink } from './order.ts';
import { moveOrder } from './order-repository.ts';

test('[SEC-05] keeps a link that the messenger returns after the time limit and requests no second one', async () => {
  const shop = await startShop();
  const [payer, recipient] = [await shop.person('payer'), await shop.person('recipient')];
  const links = () => shop.messenger.calls.filter(({ method }) => method === 'createInvoiceLink').map(({ result }) => result);
  const answer = shop.messenger.hold('createInvoiceLink', () => true);
  const ask = (key: string) => checkout(payer, recipient, { itemId: 'teddy', message: key }, { key });
  const linkIn = async (reply: ReturnType<typeof ask>) => ((await reply).body as { link: string }).link;
  const [patient, absent] = ['a key of somebody patient', 'a key of somebody who comes back'];
  const replies = await Promise.all([ask(patient), ask(absent)]);
  expect(replies.map(({ status }) => status)).toEqual([503, 503]);
  // A retry during the request waits for the pending link
  const again = ask(patient);
  await until(
    () => sqlOn(shop.deps.db.owner.$client)`SELECT FROM money.idempotency_records WHERE answer IS NULL AND lease_until IS NOT NULL`,
    (records) => records.length === 1,
  );
  answer();
  const link = await linkIn(again);
  await until(
    () => sqlOn(shop.deps.db.owner.$client)`SELECT FROM money.orders WHERE link IS NULL`,
    (left) => left.length === 0,
  );
  expect(new Set([link, await linkIn(ask(absent))])).toEqual(new Set(links()));
  expect(links()).toHaveLength(2);
  await shop.close();
});

test('[SEC-05] returns the link that another process has stored for the same order', async () => {
  const shop = await startShop();
  const [payer, recipient] = [await shop.person('payer'), await shop.person('recipient')];
  const answer = shop.messenger.hold('createInvoiceLink', () => true);
  const asked = checkout(payer, recipient, { itemId: 'teddy' }, { key: 'a key that two processes have' });
  await shop.messenger.waitForCall('createInvoiceLink');
  const [{ id } = { id: '' }] = await sqlOn(shop.deps.db.owner.$client)<{ id: string }[]>`SELECT id FROM money.orders`;
  await moveOrder(shop.deps.db.app, id, 'awaiting_payment', sealLink(shop.deps.config, 'https://t.me/$theirs'));
  answer();
  expect((await asked).body).toMatchObject({ link: 'https://t.me/$theirs' });
  await shop.close();
});
