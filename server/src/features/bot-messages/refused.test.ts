import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type Shop, startShop, waitUntilIdle } from '../../../test/shop.ts';
import { queueForUser } from './queue.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test("[SEC-01] [PAY-04] a message that the payer's chat refuses changes nothing that others can see", async () => {
  const payer = await shop.person('payer');
  const bystander = await shop.person('bystander');
  const seen = async () => (await bystander.call('getPublicProfile', { params: { code: payer.code } })).text;
  const before = await seen();
  expect(before).toContain('"isGhostUser":false');
  shop.messenger.fail('sendMessage', { status: 403, description: 'Forbidden: bot was blocked by the user' });
  await queueForUser(shop.deps.db.app, shop.deps, payer.telegramId, () => ({ text: 'Your Stars came back.' }));
  await shop.messenger.waitForCall('sendMessage', ({ chat_id }) => chat_id === payer.telegramId);
  await waitUntilIdle(shop);
  expect(await seen()).toBe(before);
});
