import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, idOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { checkout, inboxOf } from '../../../test/shop.ts';
import type { Queries } from '../../kit/db/database.ts';
import { settleReport } from './queue.ts';

let world: World;
let run = 0;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function two(): Promise<{ sender: Person; recipient: Person }> {
  run += 1;
  return { sender: await world.person(`sender${run}`), recipient: await world.person(`recipient${run}`) };
}
/** The number of requests that the server runs in parallel: a queued request would time out. */
const CONCURRENCY = 5;
const block = (person: Person, id: string, isBlocked = true) => person.call('blockSender', { params: { id }, body: { isBlocked } });

interface Listed {
  readonly valentines: readonly { readonly id: string }[];
  readonly pagination: { readonly total: number };
  readonly blocked?: readonly string[];
}
const list = async (person: Person, name: 'getBlocked' | 'getMuted', query: Record<string, string | number> = {}) =>
  (await person.call(name, { query })).body as Listed;

test('[SAF-01] a sender stays blocked while any of forty notes is blocked, and each block is lifted separately', async () => {
  const { sender, recipient } = await two();
  const ids = [];
  for (let i = 0; i < 40; i++) ids.push(await deliver(world, sender, recipient, { message: `note ${i}` }));
  const blocked = [];
  for (let from = 0; from < ids.length; from += CONCURRENCY)
    blocked.push(...(await Promise.all(ids.slice(from, from + CONCURRENCY).map((id) => block(recipient, id)))));
  expect(new Set(blocked.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"isBlocked":true}']));
  expect((await list(recipient, 'getBlocked')).pagination.total).toBe(40);
  for (const id of ids.slice(0, -1)) await block(recipient, id, false);
  await checkout(sender, recipient, { message: 'still blocked' });
  expect((await inboxOf(recipient, 'ordinary')).length).toBe(20);
  expect((await recipient.call('getInventoryCount')).body).toMatchObject({ total: 40 });
  await block(recipient, ids.at(-1) ?? '', false);
  await checkout(sender, recipient, { message: 'let in' });
  expect((await recipient.call('getInventoryCount')).body).toMatchObject({ total: 41 });
  // Blocking again reuses the lifted marks
  for (let i = 0; i < 3; i++) for (const isBlocked of [true, false]) await block(recipient, ids[0] ?? '', isBlocked);
  const { rows } = await world.deps.db.owner.execute(sql`SELECT item_id FROM sealed.blocks`);
  expect([rows.length, rows.filter(({ item_id }) => item_id !== null).length]).toEqual([40, 0]);
});

test('[SAF-01] lists of blocked and muted notes are paged in the order of the inbox', async () => {
  const { sender, recipient } = await two();
  const inOrder = [];
  for (let i = 0; i < 7; i++) inOrder.push(await deliver(world, sender, recipient, { message: `note ${i}` }));
  await recipient.call('updateProfile', { body: { mutedWords: ['psst'] } });
  for (let i = 0; i < 5; i++) await deliver(world, sender, recipient, { message: `psst ${i}` });
  for (const id of inOrder) await block(recipient, id);
  const order = (await inboxOf(recipient)).map(({ id }) => id);
  const pages = [];
  for (const skip of [0, 3, 6, 9]) pages.push(await list(recipient, 'getBlocked', { limit: 3, skip }));
  expect(pages.map(({ valentines }) => valentines.length)).toEqual([3, 3, 1, 0]);
  expect(pages.flatMap(({ valentines }) => valentines.map(({ id }) => id))).toEqual(order);
  expect(pages.map(({ pagination }) => pagination.total)).toEqual([7, 7, 7, 7]);
  const muted = [await list(recipient, 'getMuted', { limit: 3 }), await list(recipient, 'getMuted', { limit: 3, skip: 3 })];
  expect(muted.map(({ valentines, pagination }) => [valentines.length, pagination.total])).toEqual([
    [3, 5],
    [2, 5],
  ]);
  expect(new Set(muted.flatMap(({ valentines }) => valentines.map(({ id }) => id))).size).toBe(5);
});

test('[SAF-01] a muted note can be blocked and reported unopened, and an operator can settle the report', async () => {
  const { sender, recipient } = await two();
  await recipient.call('updateProfile', { body: { mutedWords: ['filth'] } });
  const id = await deliver(world, sender, recipient, { message: 'utter filth' });
  const plain = await deliver(world, sender, recipient, { message: 'a friendly word' });
  const report = (note: string) => recipient.call('reportValentine', { params: { id: note }, body: { reason: 'insult' } });
  expect((await report(plain)).body).toMatchObject({ error: { code: 'not_opened' } });
  expect((await report(id)).body).toEqual({ success: true });
  expect((await block(recipient, id)).status).toBe(200);
  expect(await list(recipient, 'getMuted')).toMatchObject({ valentines: [{ id, status: 'sent', message: null }], blocked: [id] });
  expect((await recipient.call('getInventoryCount')).body).toMatchObject({ total: 1, unread: 1 });
  await checkout(sender, recipient, { message: 'blocked by now' });
  expect(await inboxOf(recipient)).toHaveLength(1);
  expect(await settleReport(world.deps, id, 'stop_week', 900)).toBe(true);
  expect((await list(recipient, 'getMuted')).valentines).toEqual([]);
  const other = (await two()).recipient;
  await checkout(sender, other, { message: 'stopped' });
  expect(await inboxOf(other)).toEqual([]);
});

test('[SEC-02] rows of notes, blocks and stops do not reveal that they belong to the same pair', async () => {
  const { sender, recipient } = await two();
  const ids = [];
  for (const privacy of ['reveal', 'full_anon', 'open', 'full_anon'] as const)
    ids.push(await deliver(world, sender, recipient, { privacy }));
  for (const id of ids) {
    await unwrap(recipient, id);
    await block(recipient, id);
    await recipient.call('reportValentine', { params: { id }, body: { reason: 'spam' } });
    await settleReport(world.deps, id, 'stop_week', 900);
  }
  const hex = async (query: ReturnType<typeof sql>) =>
    (await world.deps.db.owner.execute<{ bytes: string }>(query).then(({ rows }) => rows)).map(({ bytes }) => bytes);
  const pairs = await hex(sql`SELECT encode(pair, 'hex') AS bytes FROM sealed.pairs`);
  const marks = await hex(
    sql`SELECT encode(mark, 'hex') AS bytes FROM sealed.blocks UNION ALL SELECT encode(mark, 'hex') FROM sealed.stops`,
  );
  // A fully anonymous note has a pair of equal length
  expect(new Set(pairs.map((bytes) => bytes.length)).size).toBe(1);
  const pieces = [...pairs, ...marks].flatMap((bytes) => bytes.match(/.{16}/g) ?? []);
  expect(pieces.length).toBeGreaterThan(50);
  expect(new Set(pieces).size).toBe(pieces.length);
  const names = [await idOf(world, sender), String(sender.telegramId)];
  for (const name of names) for (const bytes of [...pairs, ...marks]) expect(bytes).not.toContain(Buffer.from(name).toString('hex'));
});

/** Counts the statements on the reveal login during `act`. */
async function asked(act: () => Promise<unknown>): Promise<number> {
  const { db } = world.deps;
  const { reveal } = db;
  let count = 0;
  const counting = <T extends Queries>(queries: T): T =>
    new Proxy(queries, {
      get(target, name) {
        if (name === 'transaction') return (run: (tx: Queries) => Promise<unknown>) => reveal.transaction((tx) => run(counting(tx)));
        if (name === 'execute') count += 1;
        return Reflect.get(target, name, target);
      },
    });
  Object.assign(db, { reveal: counting(reveal) });
  await act();
  Object.assign(db, { reveal });
  return count;
}

test('[SEC-01] blocking runs as many statements for a sender who is blocked by many notes as for any other', async () => {
  const { sender, recipient } = await two();
  const stranger = await world.person('stranger');
  const ids = [];
  for (let i = 0; i < 33; i++) ids.push(await deliver(world, sender, recipient, { message: `note ${i}` }));
  const ofSender = await deliver(world, sender, recipient, { privacy: 'full_anon' });
  const ofStranger = await deliver(world, stranger, recipient, { privacy: 'full_anon' });
  for (const id of ids) await block(recipient, id);
  const counts = [];
  for (const id of [ofSender, ofStranger]) {
    counts.push(await asked(() => block(recipient, id)));
    await block(recipient, id, false);
  }
  expect(counts[0]).toBe(counts[1]);
});
