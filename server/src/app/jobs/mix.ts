import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../kit/db/database.ts';
import { limitMarks } from '../../kit/db/schema/limits.ts';
import { charges, idempotencyRecords, orders, updates } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';

/** What is written when somebody sends or pays; orders before the charges that refer to them. */
const mixed = [orders, charges, updates, idempotencyRecords, limitMarks];
/** What such rows passed through: their dead versions go too. */
const passed = ['money.waiting', 'billet.outbox', 'graphile_worker._private_jobs'];
/** Less than PostgreSQL waits before it looks for a deadlock: whoever is paid meanwhile never fails because of us. */
const LOCK_TIMEOUT = '500ms';

/**
 * Takes out all that was written about sendings and payments since the last time, and puts it back in random order, in one transaction:
 * neither a row's place nor its transaction's id then tells what came before what. Others who write there wait until it is done, since
 * a row that is put back is another to whoever waits for it. Gives whether there was anything; throws when somebody holds the tables.
 */
export async function mixPayments({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return db.owner.transaction(async (tx) => {
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`));
    await tx.execute(sql`LOCK TABLE ${sql.join(mixed.map(nameOf), sql`, `)} IN EXCLUSIVE MODE`);
    let count = 0;
    for (const table of mixed) count += await mix(tx, table);
    return count > 0;
  });
}

/** Removes dead rows, which still tell of their transactions, for good. */
export async function sweep({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.owner.execute(sql`VACUUM ${sql.join([...mixed.map(nameOf), ...passed.map((name) => sql.raw(name))], sql`, `)}`);
}

async function mix(tx: Queries, table: PgTable): Promise<number> {
  const columns = getTableConfig(table).columns.map(({ name }) => name);
  const kept = columns.filter((name) => name !== 'is_mixed').map((name) => sql.identifier(name));
  const list = sql.join(kept, sql`, `);
  const { count } = await tx.execute(sql`
    WITH taken AS (DELETE FROM ${nameOf(table)} WHERE NOT is_mixed RETURNING *)
    INSERT INTO ${nameOf(table)} (${list}, is_mixed) SELECT ${list}, true FROM taken ORDER BY random()`);
  return count;
}

function nameOf(table: PgTable) {
  const { schema = 'public', name } = getTableConfig(table);
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}
