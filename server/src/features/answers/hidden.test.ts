import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, unwrap } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { type Shop, startShop, waitUntilIdle } from '../../../test/shop.ts';
import { notifyOfAnswer } from './notify-of-answer.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const BLOCKED = { status: 403, description: 'Forbidden: bot was blocked by the user' };

/** The public profile of a person as text. */
async function readPublicList(person: Person): Promise<string> {
  const bystander = await shop.person('bystander');
  return (await bystander.call('getPublicProfile', { params: { code: person.code } })).text;
}

test("[SEC-01] [RPL-03] an answer that its sender's chat refuses changes nothing that others can see", async () => {
  const [alice, boris] = [await shop.person('alice'), await shop.person('boris')];
  const id = await deliver(shop, boris, alice);
  await unwrap(alice, id);
  await waitUntilIdle(shop);
  const before = await readPublicList(boris);
  shop.messenger.fail('sendMessage', BLOCKED);
  await alice.call('answerValentine', { params: { id }, body: { answer: 'Who are you?' } });
  await shop.messenger.waitForCall('sendMessage', (params) => params.chat_id === boris.telegramId);
  await waitUntilIdle(shop);
  expect(await readPublicList(boris)).toBe(before);
});

test('[SAF-02][RPL-03] an answer is not announced once its author has deleted the account', async () => {
  const [alice, boris] = [await shop.person('leaving alice'), await shop.person('asking boris')];
  const id = await deliver(shop, boris, alice);
  await unwrap(alice, id);
  await waitUntilIdle(shop);
  await shop.stopBot();
  await alice.call('answerValentine', { params: { id }, body: { answer: 'Farewell' } });
  await alice.call('deleteAccount');
  await notifyOfAnswer(shop.deps, id);
  expect(JSON.stringify(shop.messenger.calls)).not.toContain('Farewell');
  await shop.restart();
});

test("[GHO-01] an announcement that the recipient's chat refuses makes the recipient a ghost", async () => {
  const [alice, boris] = [await shop.person('alice'), await shop.person('boris')];
  shop.messenger.fail('sendMessage', BLOCKED);
  await deliver(shop, boris, alice);
  await waitUntilIdle(shop);
  expect(await readPublicList(alice)).toContain('"isGhostUser":true');
});
