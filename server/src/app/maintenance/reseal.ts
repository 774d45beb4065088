import type pg from 'pg';
import { keyMark, openHashKey, sealHashKey } from '../../kit/db/installation.ts';
import { logins, type RoleNames } from '../../kit/db/logins.ts';
import { type Sql, sqlOn } from '../../kit/db/sql-on.ts';
import { decrypt, encrypt, type Key, keyFor } from '../../kit/seal/encrypt.ts';
import { StartError } from '../../kit/start-error.ts';
import { type SealedValues, sealedValues } from './sealed-values.ts';

interface Keys {
  readonly old: string;
  readonly next: string;
}

/** Values per transaction, the most work lost by a kill. */
const PAGE = 200;
/** The key of the advisory lock, which prevents concurrent rekeys. */
const LOCK = 8_032_016;

/**
 * Seals all values with the next key and prints progress. May be killed at any time: each value is readable with one of both keys, and the
 * next run continues. Throws StartError when it cannot begin.
 */
export async function reseal(owner: pg.Pool, names: RoleNames, keys: Keys, print: (line: string) => void): Promise<void> {
  const client = await owner.connect();
  const connection = sqlOn(client);
  try {
    const [lock] = await connection<{ taken: boolean }[]>`SELECT pg_try_advisory_lock(${LOCK}) AS taken`;
    if (!lock?.taken) throw new StartError('rekey: another rekey of this database is running; wait until it ends');
    if (!(await begin(connection, names, keys))) return print('the database is sealed with SEAL_KEY already; nothing was changed');
    for (const values of sealedValues) print(await resealAll(connection, values, keys));
    await rewriteTables(connection);
    await finish(connection, keys);
    print('the database is sealed with SEAL_KEY; remove SEAL_KEY_OLD, and destroy backups that the old key opens');
  } finally {
    // Closing the connection releases the lock
    client.release(true);
  }
}

/** Blocks starts of services and checks that none is running. Returns false when there is nothing to do. */
async function begin(owner: Sql, names: RoleNames, { old, next }: Keys): Promise<boolean> {
  const [row] = await owner<{ key_mark: Buffer; next_key_mark: Buffer | null }[]>`
    SELECT key_mark, next_key_mark FROM billet.installation`;
  if (!row) throw new StartError('rekey: this database was never started; start it once with the old key first');
  const isUnfinished = row.next_key_mark !== null;
  if (!isUnfinished && row.key_mark.equals(keyMark(next))) return false;
  if (row.next_key_mark && !row.next_key_mark.equals(keyMark(next)))
    throw new StartError(
      'SEAL_KEY: an earlier rekey of this database with another SEAL_KEY is unfinished; set SEAL_KEY to that key and run npm run rekey -w server again',
    );
  if (!row.key_mark.equals(keyMark(old)))
    throw new StartError('SEAL_KEY_OLD: this database is sealed with another key; set it to that one');
  await owner`UPDATE billet.installation SET next_key_mark = ${keyMark(next)}`;
  const busy = await owner<{ name: string }[]>`
    SELECT DISTINCT usename AS name FROM pg_stat_activity
     WHERE datname = current_database() AND (usename = ANY (${logins.map((login) => names[login])}) OR application_name LIKE 'billet jobs%')`;
  if (busy.length === 0) return true;
  if (!isUnfinished) await owner`UPDATE billet.installation SET next_key_mark = NULL`;
  throw new StartError(
    `rekey: Billet is connected to this database (${busy.map(({ name }) => name).join(', ')}); stop web, jobs and bot, and the pooler if there is one, and run it again`,
  );
}

async function resealAll(owner: Sql, values: SealedValues, keys: Keys): Promise<string> {
  const [old, next] = [keyFor(keys.old, values.purpose), keyFor(keys.next, values.purpose)];
  let last: string | Buffer | null = null;
  let [sealed, unreadable] = [0, 0];
  for (;;) {
    const rows: readonly Row[] = await owner.query<Row[]>(values.read, [last, PAGE]);
    await owner.query('BEGIN');
    for (const { id, value } of rows) {
      const resealed = resealOne(value, values.isText, old, next);
      if (resealed === 'unreadable') unreadable += 1;
      else if (resealed !== 'done') {
        await owner.query(values.write, [id, value, resealed]);
        sealed += 1;
      }
    }
    await owner.query('COMMIT');
    last = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) break;
  }
  return `${values.name}: ${sealed} resealed${unreadable > 0 ? `, ${unreadable} that neither key opens are left as they are` : ''}`;
}

interface Row {
  readonly id: string | Buffer;
  readonly value: string | Buffer;
}

/** Seals a value with the next key; `done` when it already is. */
function resealOne(value: string | Buffer, isText: boolean, old: Key, next: Key): string | Buffer | 'done' | 'unreadable' {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : value;
  if (open(next, bytes) !== null) return 'done';
  const text = open(old, bytes);
  if (text === null) return 'unreadable';
  const resealed = encrypt(next, text);
  return isText ? resealed.toString('base64') : resealed;
}

function open(key: Key, sealed: Buffer): string | null {
  try {
    return decrypt(key, sealed);
  } catch {
    return null;
  }
}

/** Rewrites the tables, since their files still contain values sealed with the old key. */
async function rewriteTables(owner: Sql): Promise<void> {
  const tables = new Set(sealedValues.map(({ name }) => name.slice(0, name.lastIndexOf('.'))));
  for (const table of tables) await owner.query(`VACUUM FULL ${table}`);
}

/** Replaces the key's mark and seals the unchanged hash secret, in one statement. */
async function finish(owner: Sql, { old, next }: Keys): Promise<void> {
  const [row] = await owner<{ hash_key: Buffer }[]>`SELECT hash_key FROM billet.installation`;
  if (!row) throw new Error('billet.installation has no row');
  const sealed = sealHashKey(next, openHashKey(old, row.hash_key));
  await owner`UPDATE billet.installation SET key_mark = ${keyMark(next)}, hash_key = ${sealed}, next_key_mark = NULL`;
}
