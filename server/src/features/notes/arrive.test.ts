import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, listOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import { openStream } from '../../../test/stream.ts';
import { systemRandom } from '../../kit/random.ts';
import { arriveNote } from './arrive.ts';

let world: World;
beforeAll(async () => {
  // chance could hold an item back by 0 s
  const random = { ...systemRandom, whole: (max: number) => Math.ceil(max / 2) };
  world = await startWorld({ arrivalJitterSeconds: 600 }, { random });
});
afterAll(() => world.close());

test('[SEC-01] a fully anonymous item is held back by up to ten minutes, then arrives like any other', async () => {
  const [alice, boris] = [await world.person('alice'), await world.person('boris')];
  const stream = await openStream(world, alice);
  await stream.next();
  const id = await deliver(world, boris, alice, { privacy: 'full_anon' });
  const [job] = await world.deps.db.owner.$client<{ delay: number }[]>`
    SELECT extract(epoch FROM run_at - now())::float AS delay FROM billet.outbox WHERE payload->>'itemId' = ${id}`;
  expect(job?.delay).toBeGreaterThan(290);
  expect(job?.delay).toBeLessThanOrEqual(301);

  expect((await listOf(alice)).pagination.total).toBe(0);
  expect((await alice.call('getInventoryCount')).body).toMatchObject({ total: 0, unread: 0 });
  expect((await alice.call('unwrapValentine', { params: { id } })).status).toBe(404);

  await arriveNote(world.deps, id);
  await arriveNote(world.deps, id);
  expect((await stream.next()).data).toMatchObject({ count: { total: 1, unread: 1 } });
  expect((await listOf(alice)).valentines.map((valentine) => valentine.id)).toEqual([id]);
  stream.close();
});

test('[SEC-01] everything else arrives at once', async () => {
  const [carol, boris] = [await world.person('carol'), await world.person('boris')];
  await deliver(world, boris, carol);
  expect((await listOf(carol)).pagination.total).toBe(1);
});
