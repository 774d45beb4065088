import { calls, type JsonCallName } from '@billet/shared-domain/contract';
import { INVITES } from '@billet/shared-domain/rules/tasks';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { errorOf, idOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import { account, type Person, type Reply, send, signInitData } from '../../../test/person.ts';
import { openStream } from '../../../test/stream.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { findByCode, findById } from '../people/index.ts';
import { updateProfile } from '../profile/update.ts';
import { completeTask } from '../tasks/complete.ts';
import { deleteAccount } from './delete.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const codeOf = (reply: Reply) => [reply.status, reply.status === 200 ? 'ok' : errorOf(reply).code];
const signedAgo = (name: string, milliseconds: number) =>
  signInitData(account(name), world.deps.config.botToken, new Date(Date.now() - milliseconds));
const callWith = (initData: string, name: JsonCallName, body?: unknown) =>
  send(world.url, name, {
    params: { id: crypto.randomUUID(), code: 'a2b3c4d5e6', categoryCode: 'global' },
    body,
    headers: { 'API-Token': initData },
  });
const personalCalls = (Object.keys(calls) as (keyof typeof calls)[])
  .filter((name) => name !== 'listenToEvents')
  .filter((name) => calls[name].access === 'person');
const exists = async (name: string) => {
  const rows = await sqlOn(world.deps.db.owner.$client)`SELECT FROM billet.users WHERE telegram_id = ${account(name).id}`;
  return rows.length > 0;
};

/** Deletes an account whose page was opened a minute before. */
async function leave(name: string): Promise<{ readonly old: string; readonly person: Person }> {
  const old = signedAgo(name, MINUTE);
  const person = await world.person(name);
  expect((await callWith(old, 'getProfile')).status).toBe(200);
  expect((await person.call('deleteAccount')).status).toBe(200);
  return { old, person };
}

describe('[SAF-01] after an account was deleted', () => {
  test('[SAF-01] every call rejects earlier init data as expired, and no account is created', async () => {
    const { old, person } = await leave('ada');
    for (const name of personalCalls) {
      const body = calls[name].method === 'POST' ? {} : undefined;
      expect({ name, answer: codeOf(await callWith(old, name, body)) }).toEqual({ name, answer: [401, 'expired'] });
    }
    const stream = await fetch(`${world.url}${calls.listenToEvents.path}`, { headers: { 'API-Token': old } });
    expect([stream.status, ((await stream.json()) as { error: { code: string } }).error.code]).toEqual([401, 'expired']);
    expect(await exists('ada')).toBe(false);
    const shown = await person.call('getPublicProfile', { params: { code: person.code } });
    expect(shown.status).toBe(404);
  });

  test('[SAF-01] earlier init data stays rejected after the user opens the app again with new data', async () => {
    const { old, person } = await leave('bea');
    const back = await world.person('bea');
    expect(back.code).not.toBe(person.code);
    expect(codeOf(await callWith(old, 'getProfile'))).toEqual([401, 'expired']);
    expect(codeOf(await callWith(old, 'updateProfile', { mode: 'valentine' }))).toEqual([401, 'expired']);
    expect((await back.call('getInventoryCount')).status).toBe(200);
  });

  test('[SAF-01] init data of the deletion stays rejected if the clock of the messenger is ahead', async () => {
    const ahead = signedAgo('fay', -25_000);
    expect((await callWith(ahead, 'getProfile')).status).toBe(200);
    expect((await callWith(ahead, 'deleteAccount')).status).toBe(200);
    for (const name of ['getProfile', 'getInventoryCount'] as const) expect(codeOf(await callWith(ahead, name))).toEqual([401, 'expired']);
    expect(codeOf(await callWith(ahead, 'updateProfile', { mode: 'valentine' }))).toEqual([401, 'expired']);
    expect(await exists('fay')).toBe(false);
    expect((await callWith(signedAgo('fay', -28_000), 'getProfile')).status).toBe(200);
  });

  test('[SAF-01] open streams end, also for an account without any event', async () => {
    const cleo = await world.person('cleo');
    const stream = await openStream(world, cleo);
    await stream.next();
    await cleo.call('deleteAccount');
    await expect(stream.next().then(() => stream.next())).rejects.toThrow('The stream ended');
  });

  test('[SAF-01][SEC-02] only a keyed hash and a sealed time remain, for some days', async () => {
    const { person } = await leave('dora');
    const rows = await sqlOn(world.deps.db.owner.$client)<
      { text: string; until: Date }[]
    >`SELECT row_to_json(d)::text AS text, until FROM billet.departures d`;
    const today = new Date().toISOString().slice(0, 10);
    for (const { text, until } of rows) {
      expect(text.includes(String(person.telegramId))).toBe(false);
      expect(text.includes(today)).toBe(false);
      expect(new Date(until).getTime() % 86_400_000).toBe(0);
    }
    expect(new Set(rows.map(({ text }) => text.length)).size).toBe(1);
  });
});

describe("[SAF-01] of all reads, only a page's profile call creates an account", () => {
  test('[SAF-01] other reads of an unknown user are rejected and create none', async () => {
    const fresh = signedAgo('unknown', 0);
    for (const name of ['getInventoryCount', 'getItems', 'getSent', 'getPurchases', 'getMuted', 'getLeaderboards'] as const)
      expect({ name, answer: codeOf(await callWith(fresh, name)) }).toEqual({ name, answer: [401, 'expired'] });
    const stream = await fetch(`${world.url}${calls.listenToEvents.path}`, { headers: { 'API-Token': fresh } });
    expect(stream.status).toBe(401);
    expect(await exists('unknown')).toBe(false);
    expect((await callWith(fresh, 'getProfile')).status).toBe(200);
    expect((await callWith(fresh, 'getInventoryCount')).status).toBe(200);
    expect(await idOf(world, await world.person('unknown'))).toBeTruthy();
  });
});

describe('[SAF-02] a call in flight while the account is deleted', () => {
  /** Deletes an account, and returns its row as a call has read it before. */
  async function readAndDelete(name: string): Promise<UserRow> {
    const row = await findByCode(world.deps.db.app, (await world.person(name)).code);
    if (!row) throw new Error(`${name} is unknown`);
    await deleteAccount(world.deps, row);
    return row;
  }
  const stored = async ({ id }: UserRow) => {
    const row = await findById(world.deps.db.app, id);
    if (!row) throw new Error('The row is gone');
    return row;
  };

  test.each([
    { mode: 'valentine' },
    { mutedWords: ['spinach'] },
    { paused: true },
    { paused: false },
    { leaderboardCategory: 'RU' },
    { language: 'ru' },
  ] satisfies Parameters<typeof updateProfile>[2][])(
    '[SAF-02] a profile update of %o is rejected as expired and stores nothing',
    async (changes) => {
      const row = await readAndDelete(`updating ${Object.keys(changes)}`);
      const before = await stored(row);
      await expect(updateProfile(world.deps, row, changes)).rejects.toMatchObject({ code: 'expired' });
      expect(await stored(row)).toEqual(before);
    },
  );

  test('[SAF-02][TSK-01] a completed task is rejected as expired and earns nothing', async () => {
    const row = await readAndDelete('completing');
    const before = await stored(row);
    await expect(completeTask(world.deps, { ...row, invitedShown: INVITES }, 'invite_3')).rejects.toMatchObject({ code: 'expired' });
    expect(await stored(row)).toEqual(before);
    expect(await sqlOn(world.deps.db.owner.$client)`SELECT FROM billet.rewards`).toEqual([]);
  });

  test('[SAF-02] neither the old code nor the code of the remaining row finds the account', async () => {
    const row = await readAndDelete('looked up');
    for (const code of [row.code, (await stored(row)).code]) expect(await findByCode(world.deps.db.app, code)).toBeNull();
  });
});
