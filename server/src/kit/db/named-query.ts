import type { Queries } from './pool.ts';

interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

/** A Drizzle query with placeholders, built once per pool and prepared under its name. */
export function namedQuery<V extends Readonly<Record<string, string | number>>, R>(
  name: string,
  build: (db: Queries) => Preparable<R>,
): (db: Queries, values: V) => Promise<R> {
  const built = new WeakMap<Queries, ReturnType<Preparable<R>['prepare']>>();
  return (db, values) => {
    // pg does not prepare a statement without a name
    const query = built.get(db) ?? build(db).prepare(db.isPrepared ? name : '');
    built.set(db, query);
    return query.execute(values);
  };
}
