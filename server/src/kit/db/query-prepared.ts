import type pg from 'pg';
import type { Queries } from './pool.ts';

type Value = string | number | boolean | Uint8Array | null;

/** A statement that PostgreSQL prepares once per connection. A name belongs to exactly one text. */
export interface Statement {
  readonly name: string;
  /** With `$1` and so on for its values. */
  readonly text: string;
}

/** Runs a prepared statement on a pool or in a transaction. Times are text, in values and in rows. */
export async function queryPrepared<R extends object>(
  queries: Queries,
  { name, text }: Statement,
  values: readonly Value[],
): Promise<readonly R[]> {
  const client: { query<T extends object>(config: pg.QueryConfig): Promise<pg.QueryResult<T>> } = queries.$client;
  const { rows } = await client.query<R>({ text, values: [...values], ...(queries.isPrepared && { name }) });
  return rows;
}
