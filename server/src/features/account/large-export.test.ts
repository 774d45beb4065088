import { randomBytes } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { idOf } from '../../../test/deliver.ts';
import { DEFAULT_DATE, startWorld, type World } from '../../../test/harness.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { notes } from '../../kit/db/schema/notes.ts';
import { senders } from '../../kit/db/schema/sealed.ts';
import { sealSenderRecord } from '../../kit/seal/sender-record.ts';
import { walkNotes } from '../notes/index.ts';
import { exportOf } from './export.ts';

const MANY = 1_203;
const HOUR = 3_600_000;
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Inserts many notes between two people, several per hour, in a fixed random order. */
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
    sentBucket: new Date(DEFAULT_DATE.getTime() - Math.floor(n / 700) * HOUR),
    shuffle: n % 5,
  }));
  await deps.db.owner.insert(notes).values(made);
  const records = made.map(({ id: noteId, sentBucket, shuffle }, n) => ({
    ...{ noteId, senderId: from, sentBucket, shuffle },
    told: sealSenderRecord(deps.config.sealKey, {
      sentAt: new Date(sentBucket.getTime() + n).toISOString(),
      request: null,
      withheld: null,
      oppositeMatchKey: null,
    }),
    matchMark: randomBytes(32),
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

test('[SAF-02] a large export is streamed and contains each row once', async () => {
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

test('[SAF-02][OPS-05] each page of an export costs the same even if all notes are of one hour', async () => {
  const [vera, walter] = [await idOf(world, await world.person('vera')), await idOf(world, await world.person('walter'))];
  const { owner } = world.deps.db;
  const most = 8_000;
  await owner.execute(sql`
    INSERT INTO billet.items (id, recipient_id, type, status, gift, message, is_fully_anonymous, is_open_sympathy, sent_bucket, shuffle)
      SELECT gen_random_uuid(), ${walter}, 'ordinary', 'sent', '{}', '', false, false, ${DEFAULT_DATE.toISOString()}, n % 7 FROM generate_series(1, ${most}) n`);
  await owner.execute(sql`
    INSERT INTO sealed.senders (item_id, sender_id, sent_bucket, shuffle, told, match_mark)
      SELECT id, ${vera}, sent_bucket, shuffle, '', uuid_send(gen_random_uuid()) FROM billet.items WHERE recipient_id = ${walter}`);
  await owner.execute(sql`ANALYZE billet.items, sealed.senders`);

  const walked = await rowsRead(owner, ['billet.items'], async (tx) => {
    let count = 0;
    for await (const rows of walkNotes(tx, walter, 'ordinary')) count += rows.length;
    expect(count).toBe(most);
  });
  // Reading the hour from its beginning for each page would cost eight times as much
  expect(walked).toBeLessThan(most * 2);

  const {
    rows: [last],
  } = await owner.execute<{ id: string; shuffle: number }>(
    sql`SELECT id, shuffle FROM billet.items WHERE recipient_id = ${walter} ORDER BY shuffle, id OFFSET ${most - 600} LIMIT 1`,
  );
  const page = await rowsRead(owner, ['sealed.senders'], async (tx) => {
    const { rows } = await tx.execute(
      sql`SELECT * FROM sealed.sent_after(${vera}, ${DEFAULT_DATE.toISOString()}, ${last?.shuffle}, ${last?.id}::uuid, 500)`,
    );
    expect(rows).toHaveLength(500);
  });
  expect(page).toBeLessThan(700);
});
