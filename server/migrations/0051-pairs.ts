import type { Sql } from 'postgres';
import { blockMark, type NotePair, pairKey, personKey, rewardMark, sealPair, stopMark } from '../src/kit/seal/identity.ts';

/** Rows written at once. */
const BATCH = 5_000;

interface OldNote {
  readonly item_id: string;
  readonly mark: Buffer;
  readonly sender: string | null;
  readonly recipient: string | null;
}

/** Brings marks of pairs, blocks, stops and earned tasks over to keyed hashes of messenger ids, as far as the people are known. */
export async function up(sql: Sql, secret: string): Promise<void> {
  await sealPairs(sql, secret);
  await moveBlocks(sql, secret);
  await moveStops(sql, secret);
  await noteRewards(sql, secret);
  await sql.unsafe('DROP TABLE sealed.marks; DROP TABLE sealed.old_blocks; DROP TABLE sealed.old_stops');
}

/** In random order: the marks of fully anonymous notes stood in the order in which they were sent. */
async function sealPairs(sql: Sql, secret: string): Promise<void> {
  await sql`DECLARE old_marks CURSOR FOR ${oldNotes(sql)} ORDER BY random()`;
  for (;;) {
    const rows = await sql.unsafe<OldNote[]>(`FETCH ${BATCH} FROM old_marks`);
    if (rows.length === 0) break;
    await sql`INSERT INTO sealed.pairs ${sql(rows.map((row) => ({ item_id: row.item_id, pair: sealPair(secret, pairOf(secret, row)) })))}`;
  }
  await sql`CLOSE old_marks`;
}

/** With the messenger's ids of both, where the sender is known and neither has left: such ids are above zero. */
const oldNotes = (sql: Sql) => sql`
  SELECT m.item_id, m.mark, f.telegram_id::text AS sender, t.telegram_id::text AS recipient
    FROM sealed.marks m JOIN billet.items i ON i.id = m.item_id
    LEFT JOIN sealed.senders s ON s.item_id = m.item_id
    LEFT JOIN billet.users f ON f.id = s.sender_id AND f.telegram_id > 0
    LEFT JOIN billet.users t ON t.id = i.recipient_id AND t.telegram_id > 0`;

function pairOf(secret: string, { mark, sender, recipient }: OldNote): NotePair {
  if (sender === null || recipient === null) return { pair: mark, sender: null };
  return { pair: pairKey(secret, Number(recipient), Number(sender)), sender: personKey(secret, Number(sender)) };
}

async function moveBlocks(sql: Sql, secret: string): Promise<void> {
  const blocked = await sql<(OldNote & { readonly recipient_id: string })[]>`
    SELECT o.item_id, o.mark, o.sender, o.recipient, b.recipient_id FROM sealed.old_blocks b JOIN (${oldNotes(sql)}) o ON o.item_id = b.item_id ORDER BY random()`;
  const counts = new Map<string, number>();
  for (const row of blocked) {
    const { pair } = pairOf(secret, row);
    const n = counts.get(pair.toString('hex')) ?? 0;
    counts.set(pair.toString('hex'), n + 1);
    await sql`INSERT INTO sealed.blocks ${sql({ mark: blockMark(secret, pair)(n), item_id: row.item_id, recipient_id: row.recipient_id })}`;
  }
}

async function moveStops(sql: Sql, secret: string): Promise<void> {
  const stops = await sql<{ mark: Buffer | null; until: string; sender: string | null }[]>`
    SELECT s.mark, s.until::text, u.telegram_id::text AS sender FROM sealed.old_stops s
      LEFT JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0`;
  for (const { mark, until, sender } of stops) {
    const key = sender === null ? mark : personKey(secret, Number(sender));
    if (key) await sql`INSERT INTO sealed.stops ${sql({ mark: stopMark(secret, key), until })}`;
  }
}

async function noteRewards(sql: Sql, secret: string): Promise<void> {
  const done = await sql<{ telegram_id: string; task: string }[]>`
    SELECT telegram_id::text, unnest(completed_tasks) AS task FROM billet.users WHERE telegram_id > 0 ORDER BY random()`;
  for (const { telegram_id, task } of done)
    await sql`INSERT INTO billet.rewards ${sql({ mark: rewardMark(secret, Number(telegram_id), task) })}`;
}
