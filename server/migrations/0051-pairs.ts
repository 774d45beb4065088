import { NOBODY } from '../src/kit/db/schema/people.ts';
import { type Queryable, type Sql, sqlOn } from '../src/kit/db/sql-on.ts';
import { blockMark, type NotePair, pairKey, personKey, rewardMark, sealPair, stopMark } from '../src/kit/seal/identity.ts';
import { sealTold, toldSchema } from '../src/kit/seal/told.ts';
import { insertRows } from './insert-rows.ts';

/** Rows written at once. */
const BATCH = 5_000;

interface OldNote {
  readonly item_id: string;
  readonly mark: Buffer;
  readonly sender: string | null;
  readonly recipient: string | null;
}

/** Brings marks of pairs, blocks, stops and earned tasks over to keyed hashes of messenger ids, as far as the people are known. */
export async function up(client: Queryable, secret: string): Promise<void> {
  const sql = sqlOn(client);
  await sealPairs(sql, secret);
  await sealSenders(sql, secret);
  await moveBlocks(sql, secret);
  await moveStops(sql, secret);
  await noteRewards(sql, secret);
  await sql.query('DROP TABLE sealed.marks; DROP TABLE sealed.old_senders; DROP TABLE sealed.old_blocks; DROP TABLE sealed.old_stops');
}

/** In random order: the marks of fully anonymous notes stood in the order in which they were sent. */
async function sealPairs(sql: Sql, secret: string): Promise<void> {
  await sql.query(`DECLARE old_marks CURSOR FOR ${OLD_NOTES} ORDER BY random()`);
  for (;;) {
    const rows = await sql.query<OldNote[]>(`FETCH ${BATCH} FROM old_marks`);
    if (rows.length === 0) break;
    await insertRows(
      sql,
      'sealed.pairs',
      rows.map((row) => ({ item_id: row.item_id, pair: sealPair(secret, pairOf(secret, row)) })),
    );
  }
  await sql`CLOSE old_marks`;
}

/** With the messenger's ids of both, where the sender is known and neither has left: such ids are above zero. */
const OLD_NOTES = `
  SELECT m.item_id, m.mark, f.telegram_id::text AS sender, t.telegram_id::text AS recipient
    FROM sealed.marks m JOIN billet.items i ON i.id = m.item_id
    LEFT JOIN sealed.old_senders s ON s.item_id = m.item_id
    LEFT JOIN billet.users f ON f.id = s.sender_id AND f.telegram_id > 0
    LEFT JOIN billet.users t ON t.id = i.recipient_id AND t.telegram_id > 0`;

function pairOf(secret: string, { mark, sender, recipient }: OldNote): NotePair {
  if (sender === null || recipient === null) return { pair: mark, sender: null };
  return { pair: pairKey(secret, Number(recipient), Number(sender)), sender: personKey(secret, Number(sender)) };
}

interface OldSender {
  readonly item_id: string;
  readonly sender_id: string;
  readonly sent_bucket: string;
  readonly shuffle: number;
  /** ISO 8601. */
  readonly sent_at: string;
  readonly request: string | null;
  readonly recipient_id: string;
  readonly message: string;
  readonly placement: string;
}

/** What never arrived moves to nobody; of a fully anonymous one there is no record to keep. */
async function sealSenders(sql: Sql, secret: string): Promise<void> {
  await sql`DECLARE old_senders CURSOR FOR
    SELECT s.item_id, s.sender_id, i.sent_bucket::text, i.shuffle, to_json(s.sent_at) #>> '{}' AS sent_at, s.request::text AS request,
        i.recipient_id, i.message, i.placement
      FROM sealed.old_senders s JOIN billet.items i ON i.id = s.item_id ORDER BY random()`;
  for (;;) {
    const rows = await sql.query<OldSender[]>(`FETCH ${BATCH} FROM old_senders`);
    if (rows.length === 0) break;
    await insertRows(
      sql,
      'sealed.senders',
      rows.map((row) => ({
        item_id: row.item_id,
        sender_id: row.sender_id,
        sent_bucket: row.sent_bucket,
        shuffle: row.shuffle,
        told: sealTold(secret, toldOf(row)),
      })),
    );
  }
  await sql.query(`CLOSE old_senders;
    UPDATE billet.items SET recipient_id = '${NOBODY}', message = '' WHERE placement = 'suppressed'`);
}

const toldOf = ({ sent_at, request, recipient_id: recipientId, message, placement }: OldSender) =>
  toldSchema.parse({
    sentAt: new Date(sent_at).toISOString(),
    request: request === null ? null : JSON.parse(request),
    withheld: placement === 'suppressed' ? { recipientId, message } : null,
  });

async function moveBlocks(sql: Sql, secret: string): Promise<void> {
  const blocked = await sql.query<(OldNote & { readonly recipient_id: string })[]>(
    `SELECT o.item_id, o.mark, o.sender, o.recipient, b.recipient_id FROM sealed.old_blocks b JOIN (${OLD_NOTES}) o ON o.item_id = b.item_id ORDER BY random()`,
  );
  const counts = new Map<string, number>();
  for (const row of blocked) {
    const { pair } = pairOf(secret, row);
    const n = counts.get(pair.toString('hex')) ?? 0;
    counts.set(pair.toString('hex'), n + 1);
    await insertRows(sql, 'sealed.blocks', [{ mark: blockMark(secret, pair)(n), item_id: row.item_id, recipient_id: row.recipient_id }]);
  }
}

async function moveStops(sql: Sql, secret: string): Promise<void> {
  const stops = await sql<{ mark: Buffer | null; until: string; sender: string | null }[]>`
    SELECT s.mark, s.until::text, u.telegram_id::text AS sender FROM sealed.old_stops s
      LEFT JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0`;
  for (const { mark, until, sender } of stops) {
    const key = sender === null ? mark : personKey(secret, Number(sender));
    if (key) await insertRows(sql, 'sealed.stops', [{ mark: stopMark(secret, key), until }]);
  }
}

async function noteRewards(sql: Sql, secret: string): Promise<void> {
  const done = await sql<{ telegram_id: string; task: string }[]>`
    SELECT telegram_id::text, unnest(completed_tasks) AS task FROM billet.users WHERE telegram_id > 0 ORDER BY random()`;
  for (const { telegram_id, task } of done)
    await insertRows(sql, 'billet.rewards', [{ mark: rewardMark(secret, Number(telegram_id), task) }]);
}
