import { isNull, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { limitMarks } from '../../kit/db/schema/limits.ts';
import { charges, idempotencyRecords, orders, updates } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';

/** A table of what is written when somebody sends or pays. */
interface Mixed {
  readonly table: PgTable;
  /** A keyed hash or a random id: rows that follow each other by it came at any time. */
  readonly key: PgColumn;
  /** Rows that nobody changes any more; all of them unless given. */
  readonly isSettled?: SQL;
}

/** Orders before the charges that refer to them. Both change for years: refunds. */
const changing: readonly Mixed[] = [
  { table: orders, key: orders.id },
  { table: charges, key: charges.id },
];
const settling: readonly Mixed[] = [
  { table: updates, key: updates.id, isSettled: isNull(updates.body) },
  { table: idempotencyRecords, key: idempotencyRecords.id, isSettled: isNull(idempotencyRecords.leaseUntil) },
  { table: limitMarks, key: limitMarks.mark },
];
/** What such rows passed through: their dead versions go too. */
const passed = ['money.waiting', 'billet.outbox', 'graphile_worker._private_jobs'];

/** Rows of a transaction: where no lock keeps others out, and where one does. */
const CHUNK = 20_000;
const LOCKED_CHUNK = 500;
/**
 * Milliseconds for the lock and for what is done under it: together less than the second after which PostgreSQL looks for a deadlock, so
 * that whoever is paid meanwhile never fails because of us.
 */
const LOCK_MS = 200;
const LOCKED_MS = 600;
const TRIES = 5;
/** Milliseconds between two tries. */
const PAUSE = 500;

type MixDeps = Pick<Deps, 'db' | 'log'>;

/**
 * Takes out all that was written about sendings and payments since the last time, and puts it back in random order: neither a row's
 * place nor its transaction's id then tells what came before what. Gives whether there was anything. What somebody holds stays for the
 * next time.
 */
export async function mixPayments(deps: MixDeps, signal: AbortSignal = new AbortController().signal): Promise<boolean> {
  const count = await mixSettled(deps, signal);
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      // fewer at once each time: a slow machine may need longer for many
      return (await mixChanging(deps, Math.ceil(LOCKED_CHUNK / 4 ** (tries - 1)), signal)) + count > 0;
    } catch (err) {
      if (tries === TRIES) deps.log.warn({ err }, 'orders could not be mixed and wait for the next quarter');
      else deps.log.info({ tries }, 'somebody holds the orders; they are mixed in a moment');
      if (tries === TRIES) break;
      await pause(PAUSE, signal);
    }
  }
  return count > 0;
}

/** Removes dead rows, which still tell of their transactions, for good. */
export async function sweep({ db }: Pick<Deps, 'db'>): Promise<void> {
  const tables = [...changing, ...settling].map(({ table }) => nameOf(table));
  await db.owner.execute(sql`VACUUM ${sql.join([...tables, ...passed.map((name) => sql.raw(name))], sql`, `)}`);
}

/**
 * Mixes what still changes. Others who write there wait until a chunk is done, since a row that is put back is another to whoever waits
 * for it. Throws when somebody holds the table, or a chunk takes too long. Gives how many rows there were.
 */
export function mixChanging(deps: Pick<Deps, 'db'>, size: number, signal?: AbortSignal): Promise<number> {
  return inTurn(changing, (mixed) =>
    inChunks(size, signal, () =>
      deps.db.owner.transaction(async (tx) => {
        await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
        await tx.execute(sql`LOCK TABLE ${nameOf(mixed.table)} IN EXCLUSIVE MODE`);
        await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${LOCKED_MS}`));
        return (await tx.execute(putBack(mixed, size))).rowCount ?? 0;
      }),
    ),
  );
}

/** Mixes what nobody changes any more. Nobody waits for it. */
function mixSettled({ db }: Pick<Deps, 'db'>, signal?: AbortSignal): Promise<number> {
  return inTurn(settling, (mixed) => inChunks(CHUNK, signal, async () => (await db.owner.execute(putBack(mixed, CHUNK))).rowCount ?? 0));
}

async function inTurn(tables: readonly Mixed[], mix: (mixed: Mixed) => Promise<number>): Promise<number> {
  let count = 0;
  for (const mixed of tables) count += await mix(mixed);
  return count;
}

/** Mixes until less than a chunk is left. */
async function inChunks(size: number, signal: AbortSignal | undefined, mix: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let rows = size; rows === size && !signal?.aborted; count += rows) rows = await mix();
  return count;
}

/** A chunk of rows from all over the quarter, as their keys have nothing to do with time. */
function putBack({ table, key, isSettled = sql`true` }: Mixed, size: number): SQL {
  const columns = getTableConfig(table).columns.filter(({ name }) => name !== 'is_mixed');
  const list = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const id = sql.identifier(key.name);
  return sql`
    WITH chosen AS (
      SELECT ${id} FROM ${nameOf(table)} WHERE NOT is_mixed AND ${isSettled} ORDER BY ${id} LIMIT ${size} FOR UPDATE SKIP LOCKED
    ), taken AS (DELETE FROM ${nameOf(table)} WHERE ${id} IN (SELECT ${id} FROM chosen) RETURNING *)
    INSERT INTO ${nameOf(table)} (${list}, is_mixed) SELECT ${list}, true FROM taken ORDER BY random()`;
}

function nameOf(table: PgTable): SQL {
  const { schema = 'public', name } = getTableConfig(table);
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}
