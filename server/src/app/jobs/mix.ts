import { isNull, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { limitMarks } from '../../kit/db/schema/limits.ts';
import { charges, idempotencyRecords, orders, updates } from '../../kit/db/schema/money.ts';
import { delay } from '../../kit/delay.ts';
import type { Deps } from '../../kit/deps.ts';

/** A table that is written when a user sends or pays. */
interface Mixed {
  readonly table: PgTable;
  /** A keyed hash or a random id, so that its order is independent of time. */
  readonly key: PgColumn;
  /** Condition for rows that no longer change; all rows by default. */
  readonly isSettled?: SQL;
}

/** Orders before the charges that reference them. Refunds may change both for years. */
const changing: readonly Mixed[] = [
  { table: orders, key: orders.id },
  { table: charges, key: charges.id },
];
const settling: readonly Mixed[] = [
  { table: updates, key: updates.id, isSettled: isNull(updates.body) },
  { table: idempotencyRecords, key: idempotencyRecords.id, isSettled: isNull(idempotencyRecords.leaseUntil) },
  { table: limitMarks, key: limitMarks.mark },
];
/** Tables that such rows pass through, whose dead rows are vacuumed too. */
const passed = ['money.waiting', 'billet.outbox', 'graphile_worker._private_jobs'];

/** Rows per transaction: without a table lock, and with one. */
const CHUNK = 20_000;
const LOCKED_CHUNK = 500;
/**
 * Milliseconds for taking the lock and for the statement under it: together below the second after which PostgreSQL checks for deadlocks,
 * so that a concurrent payment never fails.
 */
export const LOCK_MS = 200;
export const LOCKED_MS = 600;
const MAX_ATTEMPTS = 5;
/** Milliseconds between two tries. */
const RETRY_DELAY_MS = 500;

type MixDeps = Pick<Deps, 'db' | 'log'>;

/**
 * A mix (Chaum, 1981): takes out all rows about sendings and payments since the last run and inserts them again in random order, so that
 * neither the position nor the transaction id of a row reveals when it was written. Returns whether there were any. Locked rows stay for the
 * next run.
 */
export async function mixPayments(deps: MixDeps, signal: AbortSignal = new AbortController().signal): Promise<boolean> {
  const count = await mixSettled(deps, signal);
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      // Fewer rows on each try, for slow machines
      return (await mixChanging(deps, Math.ceil(LOCKED_CHUNK / 4 ** (tries - 1)), signal)) + count > 0;
    } catch (err) {
      if (tries === MAX_ATTEMPTS) deps.log.warn({ err }, 'orders could not be shuffled; the next batch retries');
      else deps.log.info({ tries }, 'the orders are locked; the shuffle is retried');
      if (tries === MAX_ATTEMPTS) break;
      await delay(RETRY_DELAY_MS, signal);
    }
  }
  return count > 0;
}

/** Vacuums dead rows, which still contain the ids of their transactions. */
export async function vacuumDeadRows({ db }: Pick<Deps, 'db'>): Promise<void> {
  const tables = [...changing, ...settling].map(({ table }) => nameOf(table));
  await db.owner.execute(sql`VACUUM ${sql.join([...tables, ...passed.map((name) => sql.raw(name))], sql`, `)}`);
}

/**
 * Shuffles rows that still change. Concurrent writers wait for a chunk to end, since a reinserted row is a new one to a waiting
 * transaction. Throws when the table is locked or a chunk takes too long. Returns the number of rows.
 */
export function mixChanging(deps: Pick<Deps, 'db'>, size: number, signal?: AbortSignal): Promise<number> {
  return inTurn(changing, (mixed) =>
    inChunks(size, signal, () =>
      deps.db.owner.transaction(async (tx) => {
        await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
        await tx.execute(sql`LOCK TABLE ${nameOf(mixed.table)} IN EXCLUSIVE MODE`);
        await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${LOCKED_MS}`));
        return (await tx.execute(reinsertShuffled(mixed, size))).rowCount ?? 0;
      }),
    ),
  );
}

/** Shuffles rows that no longer change; no writer waits for it. */
function mixSettled({ db }: Pick<Deps, 'db'>, signal?: AbortSignal): Promise<number> {
  return inTurn(settling, (mixed) =>
    inChunks(CHUNK, signal, async () => (await db.owner.execute(reinsertShuffled(mixed, CHUNK))).rowCount ?? 0),
  );
}

async function inTurn(tables: readonly Mixed[], mix: (mixed: Mixed) => Promise<number>): Promise<number> {
  let count = 0;
  for (const mixed of tables) count += await mix(mixed);
  return count;
}

/** Repeats until a chunk is not full. */
async function inChunks(size: number, signal: AbortSignal | undefined, mix: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let rows = size; rows === size && !signal?.aborted; count += rows) rows = await mix();
  return count;
}

/** A chunk of rows from the whole period, since their keys are independent of time. */
function reinsertShuffled({ table, key, isSettled = sql`true` }: Mixed, size: number): SQL {
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
