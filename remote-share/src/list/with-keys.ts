/** A row with a unique key. */
export type Keyed<Row> = Row & { readonly key: string };

/** Adds keys to the rows of a page. Rows with the same identity are numbered. */
export function withKeys<Row>(rows: readonly Row[], identityOf: (row: Row) => readonly unknown[]): Keyed<Row>[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const identity = JSON.stringify(identityOf(row));
    const times = seen.get(identity) ?? 0;
    seen.set(identity, times + 1);
    return { ...row, key: `${identity} ${times}` };
  });
}
