import { type Placeholder, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

interface Built<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/**
 * A query with places for its values that is built once for each pool: building one takes fifty times as long as running what was built.
 * In a transaction it is built for that, as any other.
 */
export function built<N extends string, R>(
  names: readonly N[],
  build: (db: Queries, at: Readonly<Record<N, Placeholder>>) => Built<R>,
): (db: Queries, values: Readonly<Record<N, string | number>>) => Promise<R> {
  const at = Object.fromEntries<Placeholder>(names.map((name) => [name, sql.placeholder(name)])) as Record<N, Placeholder>;
  const known = new WeakMap<Queries, Built<R>>();
  return (db, values) => {
    const query = known.get(db) ?? build(db, at);
    known.set(db, query);
    return query.execute(values);
  };
}
