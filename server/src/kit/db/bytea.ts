import { type SQL, sql } from 'drizzle-orm';

/** Bytes as a parameter of a query. */
export function bytea(bytes: Buffer): SQL {
  return sql`decode(${bytes.toString('hex')}, 'hex')`;
}

/** Many of them as one parameter. */
export function byteaArray(all: readonly Buffer[]): SQL {
  return sql`${sql.param(`{${all.map((bytes) => `"\\\\x${bytes.toString('hex')}"`).join(',')}}`)}::bytea[]`;
}
