import { type SQL, sql } from 'drizzle-orm';

/** Bytes as a parameter of a query. */
export function bytea(bytes: Buffer): SQL {
  return sql`decode(${bytes.toString('hex')}, 'hex')`;
}
