import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { openGeo } from '../../kit/geo/geo.ts';
import { openSenderRecord } from '../../kit/seal/sender-record.ts';

const asked: string[] = [];
let shop: Shop;
beforeAll(async () => {
  const find = await openGeo(null);
  const findPlace = (address: string) => {
    asked.push(address);
    return find(address);
  };
  shop = await startShop({ trustedProxies: ['127.0.0.1', '::1'] }, { findPlace });
});
afterAll(() => shop.close());

const from = (address: string) => ({
  headers: { 'X-Forwarded-For': address, 'User-Agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140' },
});

test("[RVL-02] a reveal shows country and network operator of the sender's address", async () => {
  const [sender, recipient] = [await shop.person('sender'), await shop.person('recipient')];
  expect((await checkout(sender, recipient, {}, from('8.8.8.8'))).status).toBe(200);
  const [item] = await inboxOf(recipient, 'ordinary');
  const id = item?.id ?? '';
  await recipient.call('unwrapValentine', { params: { id } });
  await sqlOn(shop.deps.db.owner.$client)`UPDATE billet.users SET available_reveals = 1 WHERE code = ${recipient.code}`;
  const { body } = await recipient.call('revealSender', { params: { id }, body: {} });
  expect(body).toMatchObject({ data: { locationInfo: { city: null, countryEmoji: '🇺🇸', isp: expect.stringMatching(/google/i) } } });
});

test('[RVL-02] only a note that can be revealed stores place and device, free or paid; the place of another request is not looked up', async () => {
  const [sender, recipient] = [await shop.person('traveller'), await shop.person('homebody')];
  const sql = sqlOn(shop.deps.db.owner.$client);
  const stored = async (privacy: Record<string, boolean>, itemId: string) => {
    asked.length = 0;
    const reply = await checkout(sender, recipient, { itemId, message: crypto.randomUUID(), ...privacy }, from('8.8.4.4'));
    if (itemId !== 'tulip') {
      const order = orderIn(reply);
      shop.pay(sender, order, 49);
      await waitForOrderState(sender, order, 'fulfilled');
    }
    const rows = await sql<{ told: Buffer }[]>`
      SELECT s.told FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id WHERE u.code = ${sender.code}`;
    await sql`DELETE FROM sealed.senders s USING billet.users u WHERE u.id = s.sender_id AND u.code = ${sender.code}`;
    return { asked: [...asked], requests: rows.map(({ told }) => openSenderRecord(shop.deps.config.sealKey, told).request) };
  };
  for (const itemId of ['tulip', 'teddy']) {
    expect(await stored({ isOpenSympathy: true }, itemId)).toEqual({ asked: [], requests: [null] });
    const known = { countryEmoji: '🇺🇸', model: 'Pixel 9', os: 'Android' };
    expect(await stored({}, itemId)).toMatchObject({ asked: ['8.8.4.4'], requests: [known] });
  }
  expect((await checkout(sender, recipient, { isFullyAnonymous: true, message: 'hidden' }, from('8.8.4.4'))).status).toBe(200);
  expect(asked).toEqual(['8.8.4.4']);
});
