import type pg from 'pg';

/** A pool, a connection of a pool, or a separate connection. */
export interface Queryable {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>>;
}

/** Runs statements on one client and returns their rows. */
export interface Sql {
  /** As a template tag: the values in the template become parameters. */
  <R extends readonly object[] = Record<string, unknown>[]>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<R>;
  /** A text with `$1` and so on for its values; without values it may contain several statements. */
  query<R extends readonly object[] = Record<string, unknown>[]>(text: string, values?: unknown[]): Promise<R>;
}

export function sqlOn(client: Queryable): Sql {
  async function query<R>(text: string, values?: unknown[]): Promise<R> {
    return (await client.query(text, values)).rows as R;
  }
  const tag = <R>(text: TemplateStringsArray, ...values: readonly unknown[]) =>
    query<R>(
      text.reduce((before, part, index) => `${before}$${index}${part}`),
      [...values],
    );
  return Object.assign(tag, { query });
}
