import { isCode } from '@billet/shared-domain/rules/code';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { errorOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import { account, fetchReply, send, signInitData } from '../../../test/person.ts';
import { users } from '../../kit/db/schema/people.ts';
import { markBlocked } from '../people/bot-users.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ hiddenGifts: ['rocket'] });
});
afterAll(() => world.close());

const profileOf = (user: { id: number; first_name: string }) =>
  fetchReply(`${world.url}/api/profile`, { headers: { 'API-Token': signInitData(user, world.deps.config.botToken) } });

test('[ENT-01] the first call creates a person with the defaults', async () => {
  const reply = await profileOf({ id: 5, first_name: 'Eva' });
  expect(reply.body).toEqual({
    version: 0,
    user: {
      valentineCode: expect.any(String),
      telegram: { languageCode: 'ru', firstName: 'Eva', username: null, photoUrl: null },
      mode: 'anonymous',
      completedTasks: [],
      hasMarch8EarlyReveal: false,
      availableReveals: 0,
      createdAt: expect.stringMatching(/^2026-06-10T12:00:\d\d\.\d{3}Z$/),
      categoryCode: 'global',
      categoryRank: null,
      leaderboardCategory: null,
      language: null,
      isPaused: false,
      invited: 0,
      prompt: { kind: 'none', own: '', today: expect.any(String) },
    },
  });
});

test('[ENV-11] every person has a code of ten unambiguous characters and keeps it when renamed', async () => {
  const first = (await profileOf({ id: 6, first_name: 'Fay' })).body as { user: { valentineCode: string } };
  const again = (await profileOf({ id: 6, first_name: 'Faye' })).body as {
    user: { valentineCode: string; telegram: { firstName: string } };
  };
  expect(isCode(first.user.valentineCode)).toBe(true);
  expect(again.user.valentineCode).toBe(first.user.valentineCode);
  expect(again.user.telegram.firstName).toBe('Faye');
});

test('[ENT-01] concurrent first calls create one person', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => profileOf(account('gustav'))));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
});

test('[SHR-01] the mode is stored, and other values are rejected', async () => {
  const alice = await world.person('alice');
  const changed = await alice.call('updateProfile', { body: { mode: 'valentine' } });
  expect(changed.body).toMatchObject({ user: { mode: 'valentine', valentineCode: alice.code } });
  expect((await alice.call('getProfile')).body).toMatchObject({ ...(changed.body as object) });
  const refused = await alice.call('updateProfile', { body: { mode: 'loud' } });
  expect([refused.status, errorOf(refused)]).toEqual([400, expect.objectContaining({ code: 'bad_input', field: 'mode' })]);
  expect(errorOf(await alice.call('updateProfile', { body: { mode: 'valentine', availableReveals: 9 } })).field).toBe('availableReveals');
});

test('[API-01] a public profile has exactly four fields', async () => {
  const alice = await world.person('alice');
  const reply = await send(world.url, 'getPublicProfile', { params: { code: alice.code } });
  expect(reply.body).toEqual({
    user: {
      telegram: { firstName: 'Alice', photoUrl: 'https://t.me/i/userpic/alice.svg' },
      isGhostUser: false,
      valentineCode: alice.code,
      mode: expect.any(String),
    },
  });
  const unknown = await send(world.url, 'getPublicProfile', { params: { code: 'zzzzzzzzzz' } });
  expect([unknown.status, errorOf(unknown)]).toEqual([404, expect.objectContaining({ code: 'not_found', field: 'code' })]);
});

test('[GHO-01] a person whom the bot cannot write to is a ghost', async () => {
  const { user } = (await profileOf({ id: 7, first_name: 'Greta' })).body as { user: { valentineCode: string } };
  const isGhost = async () => {
    const { body } = await send(world.url, 'getPublicProfile', { params: { code: user.valentineCode } });
    return (body as { user: { isGhostUser: boolean } }).user.isGhostUser;
  };
  expect(await isGhost()).toBe(true);
  await profileOf({ id: 7, first_name: 'Greta', ...{ allows_write_to_pm: true } });
  expect(await isGhost()).toBe(false);
  await world.deps.db.app.update(users).set({ botState: 'blocked' }).where(eq(users.telegramId, 7));
  expect(await isGhost()).toBe(true);
});

test('[GHO-01] init data from before a block does not make a person reachable again, later init data does', async () => {
  const user = { ...account('henry'), allows_write_to_pm: true };
  const open = (signedAt: Date) =>
    fetchReply(`${world.url}/api/profile`, { headers: { 'API-Token': signInitData(user, world.deps.config.botToken, signedAt) } });
  const stateNow = async () => (await world.deps.db.app.select().from(users).where(eq(users.telegramId, user.id)))[0]?.botState;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await open(minutesAgo(10));
  expect(await stateNow()).toBe('active');
  await markBlocked(world.deps, user.id);
  await open(minutesAgo(10));
  await open(minutesAgo(1));
  expect(await stateNow()).toBe('blocked');
  await world.deps.db.app
    .update(users)
    .set({ blockedAt: minutesAgo(5) })
    .where(eq(users.telegramId, user.id));
  await open(minutesAgo(1));
  expect(await stateNow()).toBe('active');
});

test('[GFT-07] wishes are stored in order, are public, and appear in the live event and in the export', async () => {
  const alice = await world.person('alice');
  const version = async () => ((await alice.call('getProfile')).body as { version: number }).version;
  const before = await version();
  const wishes = ['ring', 'wish_pack', 'unicorn'];
  expect((await alice.call('updateProfile', { body: { wishes } })).body).toMatchObject({ user: { wishes } });
  expect(await version()).toBe(before + 1);
  const shown = async () => (await send(world.url, 'getPublicProfile', { params: { code: alice.code } })).body as { user: object };
  expect(await shown()).toMatchObject({ user: { wishes } });
  const { url } = (await alice.call('exportAccount')).body as { url: string };
  expect((await fetchReply(world.url + new URL(url).pathname)).body).toMatchObject({ user: { wishes }, settings: { wishes } });
  await alice.call('updateProfile', { body: { wishes: [] } });
  expect((await shown()).user).not.toHaveProperty('wishes');
});

test('[GFT-07] of two devices the later wishes win', async () => {
  const alice = await world.person('alice');
  for (const wishes of [['ring'], ['crown', 'teddy']]) await alice.call('updateProfile', { body: { wishes } });
  expect((await alice.call('getProfile')).body).toMatchObject({ user: { wishes: ['crown', 'teddy'] } });
});

test.each([
  ['an unknown gift', ['moon'], 'unknown_item'],
  ['a hidden gift', ['rocket'], 'unknown_item'],
  ['a free gift', ['tulip'], 'unknown_item'],
  ['a surprise', ['surprise_box'], 'unknown_item'],
  ['the Easter cake in June', ['easter_cake'], 'unknown_item'],
  ['one gift twice', ['ring', 'ring'], 'bad_input'],
  ['four gifts', ['ring', 'crown', 'diamond', 'teddy'], 'bad_input'],
])('[GFT-07] refuses %s as a wish and names the field', async (_, wishes, code) => {
  const alice = await world.person('alice');
  const before = (await alice.call('getProfile')).body;
  const reply = await alice.call('updateProfile', { body: { wishes } });
  expect([reply.status, errorOf(reply)]).toEqual([400, expect.objectContaining({ code, field: 'wishes' })]);
  expect((await alice.call('getProfile')).body).toEqual(before);
});

test('[GFT-07] a deleted account has no wishes', async () => {
  const ivan = await world.person('ivan');
  await ivan.call('updateProfile', { body: { wishes: ['ring'] } });
  const wishesOf = async () => (await world.deps.db.app.select().from(users)).filter(({ wishes }) => wishes.includes('ring')).length;
  const before = await wishesOf();
  await ivan.call('deleteAccount');
  expect(await wishesOf()).toBe(before - 1);
});

const promptOf = async (code: string, query = {}) => {
  const { body } = await send(world.url, 'getPublicProfile', { params: { code }, query });
  return (body as { user: { prompt?: { text: string; language: string | null } } }).user.prompt;
};

test('[PRM-01] an own prompt is stored, is public in every language, and is in the export', async () => {
  const alice = await world.person('alice');
  const prompt = { kind: 'own', own: '  Rate my\n playlist ' };
  const changed = await alice.call('updateProfile', { body: { prompt } });
  expect(changed.body).toMatchObject({ user: { prompt: { kind: 'own', own: 'Rate my playlist' } } });
  expect(await promptOf(alice.code, { language: 'de' })).toEqual({ text: 'Rate my playlist', language: null });
  const { url } = (await alice.call('exportAccount')).body as { url: string };
  const file = (await fetchReply(world.url + new URL(url).pathname)).body;
  expect(file).toMatchObject({ settings: { promptKind: 'own', ownPrompt: 'Rate my playlist' } });
});

test("[PRM-01] the prompt of the day is in the reader's language, otherwise in English, and keeps the own one stored", async () => {
  const alice = await world.person('alice');
  await alice.call('updateProfile', { body: { language: 'fr', prompt: { kind: 'own', own: 'Mine' } } });
  const { user } = (await alice.call('updateProfile', { body: { prompt: { kind: 'day' } } })).body as {
    user: { prompt: { today: string } };
  };
  expect(user.prompt).toMatchObject({ kind: 'day', own: 'Mine' });
  expect(await promptOf(alice.code, { language: 'fr' })).toEqual({ text: user.prompt.today, language: 'fr' });
  const english = await promptOf(alice.code, { language: 'en' });
  expect(english?.language).toBe('en');
  // The owner's language is not disclosed to a reader who names none
  expect(await promptOf(alice.code)).toEqual(english);
  expect(await promptOf(alice.code, { language: 'xx' })).toEqual(english);
  expect((await promptOf(alice.code, { language: 'pt-BR' }))?.language).toBe('pt');
  const german = await promptOf(alice.code, { language: 'de' });
  expect(german?.language).toBe('de');
  expect(german?.text).not.toBe(user.prompt.today);
  await alice.call('updateProfile', { body: { prompt: { kind: 'none' } } });
  expect(await promptOf(alice.code)).toBeUndefined();
});

test.each([
  ['a blank text', { kind: 'own', own: ' \u2800' }, 'message_blank', 'prompt'],
  ['61 characters', { kind: 'own', own: 'a'.repeat(61) }, 'message_too_long', 'prompt'],
  ['a pile of marks', { kind: 'own', own: `x${'\u0301'.repeat(8)}` }, 'bad_message', 'prompt'],
  ['an own prompt without text', { kind: 'own' }, 'bad_input', 'prompt.own'],
  ['another kind', { kind: 'week' }, 'bad_input', 'prompt.kind'],
])('[PRM-01] refuses %s as a prompt, names the field and keeps the stored one', async (_, prompt, code, field) => {
  const alice = await world.person('alice');
  await alice.call('updateProfile', { body: { prompt: { kind: 'own', own: 'Kept' } } });
  const reply = await alice.call('updateProfile', { body: { prompt } });
  expect([reply.status, errorOf(reply)]).toEqual([400, expect.objectContaining({ code, field })]);
  expect(await promptOf(alice.code)).toEqual({ text: 'Kept', language: null });
});

test('[PRM-01] of two devices the later prompt wins, and each change is a change event', async () => {
  const alice = await world.person('alice');
  const version = async () => ((await alice.call('getProfile')).body as { version: number }).version;
  const before = await version();
  for (const own of ['First', 'Second']) await alice.call('updateProfile', { body: { prompt: { kind: 'own', own } } });
  expect(await promptOf(alice.code)).toEqual({ text: 'Second', language: null });
  expect(await version()).toBe(before + 2);
});

test('[PRM-01] a deleted account has no prompt', async () => {
  const karl = await world.person('karl');
  await karl.call('updateProfile', { body: { prompt: { kind: 'own', own: 'Karl’s own words' } } });
  const rows = async () => (await world.deps.db.app.select().from(users)).filter(({ ownPrompt }) => ownPrompt === 'Karl’s own words');
  expect(await rows()).toHaveLength(1);
  await karl.call('deleteAccount');
  expect(await rows()).toHaveLength(0);
});
