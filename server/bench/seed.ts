import { randomInt } from 'node:crypto';
import { sealPair } from '../src/kit/seal/identity.ts';
import { sealSenderRecord } from '../src/kit/seal/sender-record.ts';
import type { OwnerSql } from '../test/open-sql.ts';

/** The key of the seeded data and of the servers. */
export const SECRET = 'a secret of the bench, thirty-two characters long';
/** The business clock: a day outside all seasons, on which everything may be opened. */
export const NOW = '2026-06-10T12:00:00.000Z';

/** The size of a database. */
export interface Size {
  readonly items: number;
  readonly people: number;
}

/** Notes in the inbox of each reader, and one reader per this many notes. The others share the rest. */
const USUAL_INBOX = 60;
const NOTES_A_READER = 200;

const readersOf = ({ items }: Size) => Math.floor(items / NOTES_A_READER);

/** A random person with a usual inbox. */
export const reader = (size: Size) => 1 + randomInt(readersOf(size));
/** A random person of all others. */
export const anybody = (size: Size) => 1 + readersOf(size) + randomInt(size.people - readersOf(size));

/** A random person of all others except the n-th, because users cannot send to themselves. */
export function anybodyBut(n: number, size: Size): number {
  const person = anybody(size);
  return person === n ? anybodyBut(n, size) : person;
}

/** SQL for the id and the share code of the n-th person. */
const idOf = (n: string) => `('00000000-0000-4000-9000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const codeOf = (n: string) => `translate(lpad(to_hex(${n}), 10, '0'), '01', 'gh')`;

/** The Telegram id of the n-th person is TELEGRAM_BASE + n, n from 1. */
export const TELEGRAM_BASE = 5_000_000_000;

/** Fills a migrated database. Notes are in random order in the table, as after a year of use. */
export async function seed(sql: OwnerSql, size: Size): Promise<void> {
  const readers = readersOf(size);
  const recipient = `CASE WHEN k <= ${readers * USUAL_INBOX} THEN 1 + k % ${readers} ELSE ${1 + readers} + k % ${size.people - readers} END`;
  await sql.transaction(async (tx) => {
    // all references are valid, so PostgreSQL need not check each of them
    for (const table of filled) await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL; ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await tx.query(`
      INSERT INTO billet.users (id, telegram_id, code, first_name, language_code, bot_state, leaderboard_category, created_at)
        SELECT ${idOf('n')}, ${TELEGRAM_BASE} + n, ${codeOf('n')}, 'P' || n, 'en', 'active', CASE WHEN n % 2 = 0 THEN 'global' END, '${NOW}'
          FROM generate_series(1, ${size.people}) n`);
    await tx.query(`
      CREATE TEMPORARY TABLE seeded ON COMMIT DROP AS
        SELECT k, gen_random_uuid() AS id, ${idOf(`(${recipient})::int`)} AS recipient_id, ${idOf(`1 + (k::bigint * 7919) % ${size.people}`)} AS sender_id,
            '${NOW}'::timestamptz - interval '1 hour' * (1 + k / 7 % 1440) AS sent_bucket, (random() * 2e9)::int AS shuffle
          FROM generate_series(1, ${size.items}) k ORDER BY random()`);
    await tx.query(`
      INSERT INTO billet.items (id, recipient_id, type, status, gift, message, is_fully_anonymous, is_open_sympathy, sent_bucket, shuffle)
        SELECT id, recipient_id, CASE WHEN k % 5 = 0 THEN 'anonymous_message' ELSE 'ordinary' END, CASE WHEN k % 2 = 0 THEN 'opened' ELSE 'sent' END,
            '{"id":"tulip","type":"in_app_gift","containedPublicIds":[],"discountPercent":0,"originalPrice":null}',
            'You were the best thing about this winter, number ' || k, false, k % 10 = 4, sent_bucket, shuffle
          FROM seeded`);
    const record = sealSenderRecord(SECRET, { sentAt: NOW, request: null, withheld: null, oppositeMatchKey: null });
    await tx`INSERT INTO sealed.senders (item_id, sender_id, sent_bucket, shuffle, told, match_mark)
      SELECT id, sender_id, sent_bucket, shuffle, ${record}, sha256(uuid_send(gen_random_uuid())) FROM seeded`;
    const pair = sealPair(SECRET, { pair: Buffer.alloc(32, 1), sender: Buffer.alloc(32, 2) });
    await tx`INSERT INTO sealed.pairs (item_id, pair) SELECT id, ${pair} FROM seeded`;
    await tx.query(`
      INSERT INTO billet.scores (season, user_id, score, reached_at, listed_in)
        SELECT 2026, u.id, count(*), '${NOW}', u.leaderboard_category FROM seeded s JOIN billet.users u ON u.id = s.recipient_id GROUP BY u.id`);
    await tx.query(
      `INSERT INTO billet.change_events (user_id, kind) SELECT id, 'inventory' FROM billet.users WHERE telegram_id > 0 ON CONFLICT DO NOTHING`,
    );
    await tx.query('SELECT billet.rebuild_score_counts(2026)');
    for (const table of filled) await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  });
  await sql.query('VACUUM ANALYZE');
}

const filled = ['billet.users', 'billet.items', 'sealed.senders', 'sealed.pairs', 'billet.scores', 'billet.change_events'];
