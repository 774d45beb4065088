import { sql } from 'drizzle-orm';
import type { Pool, Queries } from '../src/kit/db/database.ts';

/** Number of rows of these tables that PostgreSQL reads for some work: the cost of a query, independent of the machine's load. */
export function rowsRead(pool: Pool, tables: readonly string[], work: (tx: Queries) => Promise<unknown>): Promise<number> {
  return pool.transaction(async (tx) => {
    // rows of index-only scans are not counted
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
