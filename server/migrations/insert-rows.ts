import type { Sql } from '../src/kit/db/sql-on.ts';

/** Inserts rows that all have the columns of the first, with one statement. */
export async function insertRows(sql: Sql, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map((_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`);
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  await sql.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, values);
}
