import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { TEST_SECRET } from '../../../test/database.ts';
import { deliver, idOf, unwrap } from '../../../test/deliver.ts';
import { DEFAULT_DATE, startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { openStream } from '../../../test/stream.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { makeLive } from '../../kit/live/live.ts';
import { MAX_IDS, makeSignals } from '../../kit/live/signal.ts';

let world: World;
let alice: Person;
let boris: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
  boris = await world.person('boris');
});
afterAll(() => world.close());

test('[INB-12] a new note and its opening reach an open stream as counts', async () => {
  const stream = await openStream(world, alice);
  expect((await stream.next()).data).toEqual({
    kind: 'inventory',
    count: { ordinary: 0, super: 0, total: 0, unread: 0, unreadAnonymous: 0 },
  });
  const id = await deliver(world, boris, alice);
  expect((await stream.next()).data).toEqual({
    kind: 'inventory',
    count: { ordinary: 1, super: 0, total: 1, unread: 1, unreadAnonymous: 0 },
  });
  await unwrap(alice, id);
  expect((await stream.next()).data).toMatchObject({ count: { total: 1, unread: 0 } });
  stream.close();
});

test('[DAT-01] a move of the business clock ends the streams, so that clients reconnect and learn the time', async () => {
  const carol = await world.person('carol');
  const stream = await openStream(world, carol);
  await stream.next();
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${world.url}/api/local/clock`, { method: 'POST', body: JSON.stringify({ now: DEFAULT_DATE.toISOString() }), headers });
  await expect(stream.next()).rejects.toThrow('The stream ended');
});

test('[INB-12] [PAY-01] a reconnected stream gets missed changes and always an order event', async () => {
  const first = await openStream(world, alice);
  const { id } = await first.next();
  first.close();
  await deliver(world, boris, alice);
  const second = await openStream(world, alice, id);
  const kinds = [(await second.next()).data.kind, (await second.next()).data.kind];
  expect(kinds.sort()).toEqual(['inventory', 'order']);
  second.close();
});

test('[INB-12] [SEC-01] other users get no event, and an event id depends on its reader only', async () => {
  const carol = await world.person('carol');
  const stream = await openStream(world, carol);
  expect((await stream.next()).id).toBe('0.0');
  await deliver(world, boris, alice);
  await deliver(world, boris, carol);
  expect(await stream.next()).toEqual({
    id: '1.0',
    data: { kind: 'inventory', count: { ordinary: 1, super: 0, total: 1, unread: 1, unreadAnonymous: 0 } },
  });
  stream.close();
});

test('[INB-12] an open stream does not prevent the server from stopping', async () => {
  const other = await startWorld();
  const stream = await openStream(other, await other.person('dora'));
  await stream.next();
  // Otherwise it would not resolve, because the stream stays open
  await other.close();
});

test('[INB-12] [SEC-02] an order event reaches its payer across processes, no other user and no row', async () => {
  const otherProcess = await makeLive(world.deps.db, world.deps.log, TEST_SECRET);
  const [payer, other] = [await openStream(world, alice), await openStream(world, boris)];
  await Promise.all([payer.next(), other.next()]);
  const rows = () => sqlOn(world.deps.db.owner.$client)`SELECT xmin::text, * FROM billet.change_events ORDER BY user_id, kind`;
  const before = await rows();
  otherProcess.announceOrderChange(await idOf(world, alice));
  expect((await payer.next()).data).toEqual({ kind: 'order' });
  expect([...(await rows())]).toEqual([...before]);
  await deliver(world, alice, boris);
  expect((await other.next()).data).toMatchObject({ kind: 'inventory' });
  for (const stream of [payer, other]) stream.close();
  await otherProcess.close();
});

test('[SEC-02] [SEC-08] a listener on the database channel learns neither user nor kind of an event', async () => {
  const [id, signals] = [await idOf(world, alice), makeSignals(TEST_SECRET)];
  const payloads: string[] = [];
  let look = () => {};
  const spy = await world.deps.db.signals.listen(
    'billet_change',
    (payload) => {
      payloads.push(payload);
      look();
    },
    () => undefined,
  );
  const countSignalsOf = (...whom: string[]) => payloads.filter((payload) => signals.open(payload).ordered.join() === whom.join()).length;
  const until = (isEnough: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => isEnough() && resolve();
      look();
    });
  world.deps.live.sendSignal();
  await until(() => countSignalsOf() > 0);
  for (const count of [1, 2]) {
    world.deps.live.announceOrderChange(id);
    await until(() => countSignalsOf(id) === count);
  }
  const many = Array.from({ length: MAX_IDS + 1 }, () => crypto.randomUUID());
  for (const each of many) world.deps.live.announceOrderChange(each);
  await until(() => many.every((each) => payloads.some((payload) => signals.open(payload).ordered.includes(each))));
  expect(new Set(payloads.map(({ length }) => length)).size).toBe(1);
  expect(new Set(payloads).size).toBe(payloads.length);
  const others = makeSignals('another key, which is thirty-two characters');
  expect(payloads.flatMap((payload) => others.open(payload).ordered)).toEqual([]);
  await spy.unlisten();
});

test("[INB-12] [SAF-01] a deleted account's stream ends, and the new account's stream starts over despite an old cursor", async () => {
  const eve = await world.person('eve');
  await deliver(world, boris, eve);
  await eve.call('updateProfile', { body: { mode: 'valentine' } });
  const id = await idOf(world, eve);
  const before = await openStream(world, eve);
  const { id: cursor } = await before.next();
  expect((await eve.call('deleteAccount')).status).toBe(200);
  await sqlOn(world.deps.db.reveal.$client)`SELECT sealed.forget_own(${id})`;
  world.deps.live.announceChange(id);
  const untilEnd = async () => {
    for (;;) await before.next();
  };
  await expect(untilEnd()).rejects.toThrow('The stream ended');

  const after = await openStream(world, await world.person('eve'), cursor);
  const kinds = new Set([(await after.next()).data.kind, (await after.next()).data.kind, (await after.next()).data.kind]);
  expect([...kinds].sort()).toEqual(['inventory', 'order', 'profile']);
  await deliver(world, boris, await world.person('eve'));
  expect((await after.next()).data).toMatchObject({ kind: 'inventory', count: { total: 1 } });
  after.close();
});

test("[SEC-05] limits a user's concurrent streams by ending the oldest", async () => {
  const small = await startWorld({ limits: { ...world.deps.config.limits, streamsAtOnce: 2 } });
  const [cem, dan] = [await small.person('cem'), await small.person('dan')];
  const his = await openStream(small, dan);
  const streams = [];
  for (let i = 0; i < 4; i++) {
    const stream = await openStream(small, cem);
    await stream.next();
    streams.push(stream);
  }
  const ends = await Promise.all(streams.slice(0, 2).map((stream) => stream.next().catch((error: Error) => error.message)));
  expect(ends).toEqual(['The stream ended', 'The stream ended']);
  await deliver(small, dan, cem);
  for (const stream of streams.slice(2)) expect((await stream.next()).data).toMatchObject({ count: { total: 1 } });
  expect((await his.next()).data).toMatchObject({ count: { total: 0 } });
  for (const stream of [...streams, his]) stream.close();
  await small.close();
});
