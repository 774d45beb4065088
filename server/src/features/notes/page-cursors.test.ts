import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, idOf, listOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';

let world: World;
let alice: Person;
let aliceId: string;
let bob: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
  bob = await world.person('bob');
  aliceId = await idOf(world, alice);
  // Many notes in one hour, and many with the same random number, so that every part of the order decides somewhere
  await world.deps.db.owner.execute(sql`
    INSERT INTO billet.items (id, recipient_id, type, status, gift, message, is_fully_anonymous, is_open_sympathy, sent_bucket, shuffle)
      SELECT gen_random_uuid(), ${aliceId}, 'ordinary', (ARRAY['sent', 'opened'])[1 + n % 2], '{"id": "tulip", "type": "in_app_gift", "containedPublicIds": [], "discountPercent": 0, "originalPrice": null}', '', false, false,
        '2026-06-01T00:00:00Z'::timestamptz + (n / 60) * interval '1 hour', n % 7 FROM generate_series(1, 400) n`);
});
afterAll(() => world.close());

async function expected(): Promise<string[]> {
  const { rows } = await world.deps.db.owner.execute<{ id: string }>(
    sql`SELECT id FROM billet.items WHERE recipient_id = ${aliceId} AND placement = 'inbox' ORDER BY sent_bucket DESC, shuffle, id`,
  );
  return rows.map(({ id }) => id);
}

async function page(skip: number, limit = 50) {
  const { valentines, pagination } = await listOf(alice, 'ordinary', { limit, skip });
  return { ids: valentines.map(({ id }) => id), total: pagination.total };
}

test('[API-04] [INB-12] deep pages of a large inbox keep its order, in sequence, by jumps, repeated and after a change', async () => {
  const jumps = [0, 50, 100, 150, 390, 399, 400, 1_000, 150, 200, 101, 99, 390];
  for (const change of [async () => {}, () => deliver(world, bob, alice), async () => {}]) {
    await change();
    const all = await expected();
    for (const skip of jumps) expect(await page(skip)).toEqual({ ids: all.slice(skip, skip + 50), total: all.length });
    expect((await page(201, 7)).ids).toEqual(all.slice(201, 208));
    expect((await page(208, 7)).ids).toEqual(all.slice(208, 215));
  }
});
