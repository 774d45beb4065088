import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { idOf } from '../../../test/deliver.ts';
import { startWorld, USUAL_DAY, type World } from '../../../test/harness.ts';
import { notes } from '../../kit/db/schema/notes.ts';
import { senders } from '../../kit/db/schema/sealed.ts';
import { sealTold } from '../../kit/seal/told.ts';
import { exportOf } from './export.ts';

const MANY = 1_203;
const HOUR = 3_600_000;
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Very many notes from one to another, some of one hour, in an order that is theirs alone. */
async function sendMany(from: string, to: string): Promise<void> {
  const { deps } = world;
  const made = Array.from({ length: MANY }, (_, n) => ({
    id: crypto.randomUUID(),
    recipientId: to,
    type: 'ordinary' as const,
    gift: { id: 'tulip', type: 'in_app_gift' as const, containedPublicIds: [], discountPercent: 0, originalPrice: null },
    message: `note ${n}`,
    status: 'opened' as const,
    isFullyAnonymous: false,
    isOpenSympathy: false,
    sentBucket: new Date(USUAL_DAY.getTime() - Math.floor(n / 700) * HOUR),
    shuffle: n % 5,
  }));
  await deps.db.owner.insert(notes).values(made);
  const records = made.map(({ id: noteId, sentBucket, shuffle }, n) => ({
    ...{ noteId, senderId: from, sentBucket, shuffle },
    told: sealTold(deps.config.sealKey, { sentAt: new Date(sentBucket.getTime() + n).toISOString(), request: null, withheld: null }),
  }));
  await deps.db.owner.insert(senders).values(records);
}

interface File {
  readonly valentines: readonly { readonly message: string }[];
  readonly blocked: readonly { readonly id: string }[];
  readonly sent: readonly { readonly message: string; readonly sentAt: string }[];
}

async function read(personId: string): Promise<{ file: File; pieces: number }> {
  const stream = await exportOf(world.deps, personId);
  if (!stream) throw new Error('No export');
  let pieces = 0;
  stream.on('data', () => {
    pieces += 1;
  });
  return { file: (await json(stream)) as File, pieces };
}

test('[SAF-02] an export of very many rows is streamed, and holds each of them once', async () => {
  const [anna, boris] = [await idOf(world, await world.person('anna')), await idOf(world, await world.person('boris'))];
  await sendMany(anna, boris);
  await world.deps.db.owner.execute(sql`INSERT INTO sealed.blocks (mark, item_id, recipient_id)
    SELECT decode(md5(id::text), 'hex'), id, recipient_id FROM billet.items WHERE recipient_id = ${boris}`);
  const all = Array.from({ length: MANY }, (_, n) => `note ${n}`).sort();
  const words = (list: readonly { readonly message: string }[]) => list.map(({ message }) => message).sort();

  const received = await read(boris);
  expect(words(received.file.valentines)).toEqual(all);
  expect(new Set(received.file.blocked.map(({ id }) => id)).size).toBe(MANY);
  expect(received.file.blocked).toHaveLength(MANY);
  expect(received.pieces).toBeGreaterThan(MANY);
  const sent = await read(anna);
  expect(words(sent.file.sent)).toEqual(all);
  const hours = sent.file.sent.map(({ sentAt }) => sentAt.slice(0, 13));
  expect(hours).toEqual(hours.toSorted().reverse());
});

test('[SAF-02] each page of an export costs the same: nothing is skipped over to find it', async () => {
  const plans = [];
  for (const statement of [
    sql`SELECT i.id FROM billet.items i WHERE recipient_id = ${crypto.randomUUID()} AND placement = 'inbox' AND sent_bucket <= now()
      AND (sent_bucket < now() OR shuffle > 3) ORDER BY sent_bucket DESC, shuffle, id LIMIT 500`,
    sql`SELECT s.item_id FROM sealed.senders s WHERE s.sender_id = ${crypto.randomUUID()} AND s.sent_bucket <= now()
      AND (s.sent_bucket < now() OR (s.shuffle, s.item_id) > (1, ${crypto.randomUUID()}::uuid)) ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id LIMIT 500`,
  ])
    plans.push(
      await world.deps.db.owner.transaction(async (tx) => {
        // a table this small is read whole otherwise
        for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`));
        return (await tx.execute(sql`EXPLAIN ${statement}`)).map((row) => String(row['QUERY PLAN'])).join('\n');
      }),
    );
  for (const plan of plans) expect(plan).not.toMatch(/Sort|Seq Scan/);
  expect(plans.map((plan) => /using (\w+)/.exec(plan)?.[1])).toEqual(['items_by_recipient', 'senders_in_order']);
});
