import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, unwrap } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { type Shop, startShop, waitUntilIdle } from '../../../test/shop.ts';

let shop: Shop;
let pairs = 0;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function two(): Promise<[Person, Person]> {
  pairs++;
  return [await shop.person(`anna${pairs}`), await shop.person(`bela${pairs}`)];
}

/** The bot's messages about matches to each person. */
async function matchMessagesTo(...people: Person[]): Promise<string[][]> {
  await waitUntilIdle(shop);
  return people.map(({ telegramId }) =>
    shop.messenger.calls
      .filter(({ method, params }) => method === 'sendMessage' && params.chat_id === telegramId && String(params.text).startsWith('💞'))
      .map(({ params }) => String(params.text)),
  );
}

test('[ENT-03] the bot notifies the user who opened first of the match, once and without a name; the other sees it on the screen', async () => {
  const [anna, bela] = await two();
  await unwrap(bela, await deliver(shop, anna, bela));
  expect(await matchMessagesTo(anna, bela)).toEqual([[], []]);
  const second = await deliver(shop, bela, anna);
  expect((await unwrap(anna, second)).isMutual).toBe(true);
  const words = '💞 It’s mutual: you wrote to each other. See who it is!';
  expect(await matchMessagesTo(anna, bela)).toEqual([[], [words]]);

  await unwrap(anna, second);
  await unwrap(bela, await deliver(shop, anna, bela, { message: 'one more' }));
  await unwrap(anna, await deliver(shop, bela, anna, { message: 'and another' }));
  expect(await matchMessagesTo(anna, bela)).toEqual([[], [words]]);
});

test('[ENT-03] the bot notifies neither user when one note was sent with the switch off', async () => {
  const [anna, bela] = await two();
  await unwrap(bela, await deliver(shop, anna, bela, { isMatchable: false }));
  await unwrap(anna, await deliver(shop, bela, anna));
  expect(await matchMessagesTo(anna, bela)).toEqual([[], []]);
});

test('[ENT-03][SAF-01] the bot does not notify a user of a match with a blocked sender or while the inbox is paused', async () => {
  for (const refuse of [
    (bela: Person, id: string) => bela.call('blockSender', { params: { id }, body: { isBlocked: true } }),
    (bela: Person) => bela.call('updateProfile', { body: { paused: true } }),
  ]) {
    const [anna, bela] = await two();
    const first = await deliver(shop, anna, bela);
    await unwrap(bela, first);
    const second = await deliver(shop, bela, anna);
    expect((await refuse(bela, first)).status).toBe(200);
    await unwrap(anna, second);
    expect(await matchMessagesTo(anna, bela)).toEqual([[], []]);
  }
});

test('[ENT-03][SEC-01] a refused message about a match changes nothing that others can see', async () => {
  const [anna, bela] = await two();
  await unwrap(bela, await deliver(shop, anna, bela));
  const second = await deliver(shop, bela, anna);
  await waitUntilIdle(shop);
  shop.messenger.fail('sendMessage', { status: 403, description: 'Forbidden: bot was blocked by the user' });
  await unwrap(anna, second);
  await matchMessagesTo(bela);
  const bystander = await shop.person('bystander');
  expect((await bystander.call('getPublicProfile', { params: { code: bela.code } })).text).toContain('"isGhostUser":false');
});
