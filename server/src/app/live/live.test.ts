import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, idOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { openStream } from '../../../test/stream.ts';
import { announceChange } from '../../kit/live/change-event.ts';

let world: World;
let alice: Person;
let boris: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
  boris = await world.person('boris');
});
afterAll(() => world.close());

test('[INB-12] a new item and its opening reach an open stream as counts', async () => {
  const stream = await openStream(world, alice);
  expect((await stream.next()).data).toEqual({ kind: 'inventory', count: { ordinary: 0, super: 0, total: 0, unread: 0 } });
  const id = await deliver(world, boris, alice);
  expect((await stream.next()).data).toEqual({ kind: 'inventory', count: { ordinary: 1, super: 0, total: 1, unread: 1 } });
  await unwrap(alice, id);
  expect((await stream.next()).data).toMatchObject({ count: { total: 1, unread: 0 } });
  stream.close();
});

test('[INB-12] what was missed is told after a reconnection, and nothing where nothing was', async () => {
  const first = await openStream(world, alice);
  const { id } = await first.next();
  first.close();
  await deliver(world, boris, alice);
  await world.deps.db.app.transaction(async (tx) => announceChange(tx, await idOf(world, alice), 'order'));
  const second = await openStream(world, alice, id);
  const kinds = [(await second.next()).data.kind, (await second.next()).data.kind];
  expect(kinds.sort()).toEqual(['inventory', 'order']);
  second.close();
});

test('[INB-12] [SEC-01] somebody else hears nothing, and an id tells only of its reader', async () => {
  const carol = await world.person('carol');
  const stream = await openStream(world, carol);
  expect((await stream.next()).id).toBe('0.0.0');
  await deliver(world, boris, alice);
  await deliver(world, boris, carol);
  expect(await stream.next()).toEqual({ id: '1.0.0', data: { kind: 'inventory', count: { ordinary: 1, super: 0, total: 1, unread: 1 } } });
  stream.close();
});

test('[INB-12] an open stream does not keep the server from stopping', async () => {
  const other = await startWorld();
  const stream = await openStream(other, await other.person('dora'));
  await stream.next();
  const start = Date.now();
  await other.close();
  expect(Date.now() - start).toBeLessThan(4_500);
});

test('[SEC-02] whoever listens on the database hears that something happened, and to nobody', async () => {
  const heard: string[] = [];
  let hear: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const spy = await world.deps.db.inbox.$client.listen('billet_change', (payload) => {
    heard.push(payload);
    hear();
  });
  await Promise.all([1, 2, 3, 4].map(() => deliver(world, boris, alice)));
  await first;
  expect(new Set(heard)).toEqual(new Set(['']));
  await spy.unlisten();
});
