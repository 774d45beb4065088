import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type Running, startRunning } from './running.ts';

let running: Running;
const ALICE = 1001;
const BORIS = 1002;
const OLGA = 1003;

beforeAll(async () => {
  running = await startRunning();
});
afterAll(() => running.simulator.stop());

const change = (person: number, traits: unknown) =>
  fetch(`${running.base}/people/${person}`, { method: 'PATCH', body: JSON.stringify(traits) });
const updates = (kind: string) => running.simulator.world.updates.take(0, 100).filter((update) => kind in update);

describe('cloud storage', () => {
  const custom = (method: string, params: unknown) => running.action(ALICE, 'custom-method', { method, params });

  test('cloud storage values are stored per person, read by keys and deleted', async () => {
    expect(await custom('saveStorageValue', { key: 'draft', value: 'hello' })).toEqual({ result: true });
    expect(await custom('getStorageValues', { keys: ['draft', 'other'] })).toEqual({ result: { draft: 'hello', other: '' } });
    const boris = await running.action(BORIS, 'custom-method', { method: 'getStorageKeys', params: {} });
    expect([await custom('getStorageKeys', {}), boris]).toEqual([{ result: ['draft'] }, { result: [] }]);
    expect(await custom('deleteStorageValues', { keys: ['draft'] })).toEqual({ result: true });
    expect(await custom('getStorageKeys', {})).toEqual({ result: [] });
  });

  test.each([
    [{ key: 'a b', value: '1' }, 'KEY_INVALID'],
    [{ key: 'x'.repeat(129), value: '1' }, 'KEY_INVALID'],
    [{ key: 'long', value: 'x'.repeat(4097) }, 'VALUE_INVALID'],
  ])('cloud storage refuses values over the limits: %j', async (params, error) => {
    expect(await custom('saveStorageValue', params)).toEqual({ error });
  });
});

describe('people', () => {
  test('a person writes to their own chats only', async () => {
    const chat = 'people:1001-1002';
    expect(await running.action(ALICE, 'messages', { chat, text: 'see https://t.me/billet_bot' })).toEqual({ ok: true });
    expect(running.simulator.world.messages.at(-1)).toMatchObject({
      chat,
      from: ALICE,
      entities: [{ type: 'url', offset: 4, length: 23 }],
    });
    expect(await running.action(ALICE, 'messages', { chat: `bot:${BORIS}`, text: 'x' })).toEqual({ error: 'Alice has no chat bot:1002.' });
  });

  test('a reply is sent to the bot with the message of the same chat that it replies to', async () => {
    const chat = `bot:${ALICE}`;
    await running.action(ALICE, 'messages', { chat, text: 'first' });
    const first = running.simulator.world.messages.at(-1)?.id;
    expect(await running.action(ALICE, 'messages', { chat, text: 'second', replyTo: first })).toEqual({ ok: true });
    expect(updates('message').at(-1)).toMatchObject({
      message: { text: 'second', reply_to_message: { message_id: first, text: 'first' } },
    });
    const otherChat = { chat: 'people:1001-1002', text: 'third', replyTo: first };
    expect(await running.action(ALICE, 'messages', otherChat)).toEqual({ error: 'There is no such message to answer.' });
  });

  test('a block and its end are sent to the bot once each, and messages in between are refused', async () => {
    await change(BORIS, { access: 'blocked' });
    await change(BORIS, { access: 'blocked' });
    expect(await running.call('sendMessage', { chat_id: BORIS, text: 'x' })).toMatchObject({
      status: 403,
      body: { description: 'Forbidden: bot was blocked by the user' },
    });
    await running.action(BORIS, 'messages', { chat: `bot:${BORIS}`, text: '/start' });
    expect(updates('my_chat_member').map((update) => update.my_chat_member)).toMatchObject([
      { new_chat_member: { status: 'kicked' } },
      { new_chat_member: { status: 'member' } },
    ]);
  });

  test('a shared friend is sent to the bot with the request id', async () => {
    await running.action(ALICE, 'shared-users', { request: 7, user: BORIS });
    expect(updates('message').at(-1)).toMatchObject({
      message: { users_shared: { request_id: 7, users: [{ user_id: BORIS, first_name: 'Boris' }] } },
    });
  });

  test('a page of another site can change nothing', async () => {
    const answer = await fetch(`${running.base}/reset`, { method: 'POST', headers: { origin: 'https://example.org' } });
    expect(answer.status).toBe(403);
  });

  test('an added person has an id, a name, a link and Stars, and is removed by a reset', async () => {
    const add = (firstName: string) =>
      fetch(`${running.base}/people`, { method: 'POST', body: JSON.stringify({ firstName, languageCode: 'vi', isPremium: true }) });
    expect(await (await add('Clara')).json()).toMatchObject({
      id: 1004,
      slug: 'clara',
      username: 'clara',
      languageCode: 'vi',
      isPremium: true,
    });
    expect(await (await add('Clara')).json()).toMatchObject({ id: 1005, slug: 'clara1005' });
    expect(await (await add('Мила')).json()).toMatchObject({ id: 1006, firstName: 'Мила', slug: 'person1006' });
    expect((await add('  ')).status).toBe(400);
    const { port } = running.simulator;
    const state: unknown = await (await fetch(`${running.base}/state`)).json();
    expect(state).toMatchObject({ people: [{}, {}, {}, { balance: 1000, origin: `http://clara.localhost:${port}` }, {}, {}] });
    const portrait = await fetch(`${running.base}/avatars/1004.svg`);
    expect([portrait.status, portrait.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    await fetch(`${running.base}/reset`, { method: 'POST' });
    expect(running.simulator.world.people.size).toBe(3);
  });

  test('an unknown client, region or network changes nothing', async () => {
    await change(ALICE, { profile: 'icq', region: 'Narnia', network: 'carrier pigeon' });
    expect(running.simulator.world.people.get(ALICE)).toMatchObject({ profile: 'weba', region: 'GB', network: 'normal' });
    await change(ALICE, { profile: 'ios', region: 'FR', network: 'slow' });
    expect(running.simulator.world.people.get(ALICE)).toMatchObject({ profile: 'ios', region: 'FR', network: 'slow' });
  });

  test('a reset restores the first day', async () => {
    await change(ALICE, { theme: 'dark', isPremium: true });
    await fetch(`${running.base}/reset`, { method: 'POST' });
    const state: unknown = await (await fetch(`${running.base}/state`)).json();
    expect(state).toMatchObject({
      messages: [],
      people: [{ firstName: 'Alice', theme: 'light', isPremium: false, balance: 1000 }, { balance: 1000 }, { firstName: 'Olga' }],
    });
  });
});

test('[SAF-04] the simulator starts with two people who read English, one of them with Premium, and an operator that the bot may write to', async () => {
  const { people } = await (await fetch(`${running.base}/state`)).json();
  expect(people).toMatchObject([
    { id: ALICE, languageCode: 'en', isPremium: false, isOperator: false, access: 'unasked' },
    { id: BORIS, languageCode: 'en', isPremium: true, isOperator: false, access: 'unasked' },
    { id: OLGA, languageCode: 'en', isPremium: false, isOperator: true, access: 'allowed' },
  ]);
});

test('a reset with a first id creates people unknown to the app, and refuses an invalid id', async () => {
  const reset = (firstId: unknown) => fetch(`${running.base}/reset`, { method: 'POST', body: JSON.stringify({ firstId }) });
  expect((await reset(7001)).status).toBe(200);
  const { people } = await (await fetch(`${running.base}/state`)).json();
  expect(people).toMatchObject([
    { id: 7001, slug: 'alice', balance: 1000 },
    { id: 7002, slug: 'boris', balance: 1000 },
  ]);
  for (const wrong of [0, -1, 1.5, '7001', null]) expect((await reset(wrong)).status, String(wrong)).toBe(400);
  await fetch(`${running.base}/reset`, { method: 'POST' });
  expect([...running.simulator.world.people.keys()]).toEqual([ALICE, BORIS, OLGA]);
});

test('a log line of the page keeps its own time and can be filtered', async () => {
  const line = { person: ALICE, direction: 'app → messenger', event: 'web_app_ready', data: null, at: 1234 };
  const report = { entries: [line, { ...line, direction: 'elsewhere' }, { ...line, person: BORIS }] };
  const answer = await fetch(`${running.base}/log`, { method: 'POST', body: JSON.stringify(report) });
  expect(await answer.json()).toEqual({ written: 2 });
  const log: unknown = await (await fetch(`${running.base}/log?person=${ALICE}&event=web_app_ready`)).json();
  expect(log).toMatchObject([{ person: ALICE, at: 1234 }]);
});
