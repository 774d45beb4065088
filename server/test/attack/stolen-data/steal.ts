import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/kit/db/database.ts';

/** A row of a stolen table. */
export interface StolenRow {
  readonly table: string;
  /** Position in the order in which pg_dump's COPY writes the table. */
  readonly place: number;
  /** The whole row as JSON. */
  readonly text: string;
  /** The transaction that wrote it: a system column, which a dump does not contain. */
  readonly xmin: number;
}

/** One page of a table's file. */
export interface StolenPage {
  readonly table: string;
  readonly number: number;
  readonly bytes: Buffer;
}

const PAGE = 8192;
const OURS = sql`n.nspname NOT IN ('pg_catalog', 'information_schema')`;

/** Every row of every table, in the order of COPY. */
export async function stealRows({ owner }: Pick<Database, 'owner'>): Promise<StolenRow[]> {
  const rows: StolenRow[] = [];
  for (const table of await tablesOf(owner)) {
    const found = await owner
      .execute<{ text: string; xmin: string }>(sql.raw(`SELECT row_to_json(t)::text AS text, t.xmin::text AS xmin FROM ${table} t`))
      .then(({ rows }) => rows);
    rows.push(...found.map(({ text, xmin }, place) => ({ table, place, text, xmin: Number(xmin) })));
  }
  return rows;
}

/** Every page of every table's file, including overwritten and deleted rows that still exist there. */
export async function stealPages({ owner }: Pick<Database, 'owner'>): Promise<StolenPage[]> {
  await owner.execute(sql`CHECKPOINT`);
  const pages: StolenPage[] = [];
  for (const table of await tablesOf(owner)) {
    const {
      rows: [file],
    } = await owner.execute<{ bytes: Buffer | null }>(sql`SELECT pg_read_binary_file(pg_relation_filepath(${table}::regclass)) AS bytes`);
    const bytes = file?.bytes ?? Buffer.alloc(0);
    for (let at = 0; at < bytes.length; at += PAGE) pages.push({ table, number: at / PAGE, bytes: bytes.subarray(at, at + PAGE) });
  }
  return pages;
}

async function tablesOf(owner: Database['owner']): Promise<string[]> {
  const tables = await owner
    .execute<{ name: string }>(
      sql`SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND ${OURS} ORDER BY 1`,
    )
    .then(({ rows }) => rows);
  return tables.map(({ name }) => name);
}
