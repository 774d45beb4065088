import { sql } from 'drizzle-orm';
import type { Pool, Queries } from '../src/kit/db/database.ts';

/** How many rows of these tables the database looks at for some work: what a look costs, on however busy a machine. */
export function rowsRead(pool: Pool, tables: readonly string[], work: (tx: Queries) => Promise<unknown>): Promise<number> {
  return pool.transaction(async (tx) => {
    // what is read from an index alone isn't counted
    await tx.execute(sql`SET LOCAL enable_indexonlyscan = off`);
    const names = sql.param(`{${tables.join()}}`);
    const read = async () => {
      const {
        rows: [row],
      } = await tx.execute<{ n: string }>(sql`
        SELECT sum(seq_tup_read + COALESCE(idx_tup_fetch, 0)) AS n FROM pg_stat_xact_user_tables WHERE schemaname || '.' || relname = ANY (${names}::text[])`);
      return Number(row?.n);
    };
    const before = await read();
    await work(tx);
    return (await read()) - before;
  });
}
