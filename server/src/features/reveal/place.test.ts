import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { checkout, inboxOf, type Shop, startShop } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { openGeo } from '../../kit/geo/geo.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ trustedProxies: ['127.0.0.1', '::1'] }, { findPlace: await openGeo(null) });
});
afterAll(() => shop.close());

test("[RVL-02] a reveal shows country and network operator of the sender's address", async () => {
  const [sender, recipient] = [await shop.person('sender'), await shop.person('recipient')];
  expect((await checkout(sender, recipient, {}, { headers: { 'X-Forwarded-For': '8.8.8.8' } })).status).toBe(200);
  const [item] = await inboxOf(recipient, 'ordinary');
  const id = item?.id ?? '';
  await recipient.call('unwrapValentine', { params: { id } });
  await sqlOn(shop.deps.db.owner.$client)`UPDATE billet.users SET available_reveals = 1 WHERE code = ${recipient.code}`;
  const { body } = await recipient.call('revealSender', { params: { id }, body: {} });
  expect(body).toMatchObject({ data: { locationInfo: { city: null, countryEmoji: '🇺🇸', isp: expect.stringMatching(/google/i) } } });
});
