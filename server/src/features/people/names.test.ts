import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { account, fetchReply, signInitData } from '../../../test/person.ts';
import { type Shop, startShop, until } from '../../../test/shop.ts';
import { users } from '../../kit/db/schema/people.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const rowOf = async (telegramId: number) => (await shop.deps.db.owner.select().from(users).where(eq(users.telegramId, telegramId)))[0];
const nasty = {
  first_name: `\u202E${'x'.repeat(7_000)}`,
  username: 'not a name',
  photo_url: 'javascript:alert(1)',
  language_code: '../../en',
};
const clean = { firstName: 'x'.repeat(64), username: null, photoUrl: null, languageCode: 'ru' };

test('[SEC-05] names, photo and language in init data are cleaned before they are stored and shown', async () => {
  const user = { ...account('mallory'), ...nasty };
  const headers = { 'API-Token': signInitData(user, shop.deps.config.botToken) };
  const own = await fetchReply(`${shop.url}/api/profile`, { headers });
  const { valentineCode } = (own.body as { user: { valentineCode: string } }).user;
  expect(await rowOf(user.id)).toMatchObject(clean);
  const shown = await fetchReply(`${shop.url}/api/profile/${valentineCode}`);
  expect(shown.body).toMatchObject({ user: { telegram: { firstName: clean.firstName, photoUrl: null } } });
  // The next call finds nothing to update
  const xmin = async () =>
    (await sqlOn(shop.deps.db.owner.$client)`SELECT xmin::text FROM billet.users WHERE telegram_id = ${user.id}`)[0]?.xmin;
  const before = await xmin();
  await fetchReply(`${shop.url}/api/profile`, { headers });
  expect(await xmin()).toBe(before);
});

test("[SEC-05] names of the bot's users and of shared friends are cleaned", async () => {
  const from = { id: 31_001, is_bot: false, ...nasty, first_name: '\u3164', language_code: 'en' };
  const message = { message_id: 1, date: 0, chat: { id: from.id, type: 'private' }, from };
  const shared = { request_id: 1, users: [{ user_id: 31_002, first_name: `a\nb${'y'.repeat(100)}` }] };
  shop.messenger.push({ message: { ...message, users_shared: shared } });
  const friend = await until(
    () => rowOf(31_002),
    (row) => row !== undefined,
  );
  expect(friend?.firstName).toBe(`a b${'y'.repeat(61)}`);
  expect(await rowOf(from.id)).toMatchObject({ firstName: 'Somebody', username: null, photoUrl: null, languageCode: 'en' });
});
