import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from '../src/kit/db/database.ts';
import { sqlOn } from '../src/kit/db/sql-on.ts';

/** The file of a table, index or TOAST table, which still contains deleted and overwritten rows. */
export interface TableFile {
  /** For a TOAST table, the name of its table. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly isTable: boolean;
}

/** The files of some schemas, as an attacker of the disk would read them. */
export async function tableFiles(owner: Pool, schemas: readonly string[]): Promise<TableFile[]> {
  await sqlOn(owner.$client)`CHECKPOINT`;
  const [place] = await sqlOn(owner.$client)<{ data_directory: string }[]>`SHOW data_directory`;
  const files = await sqlOn(owner.$client)<{ name: string; file: string; isTable: boolean }[]>`
    WITH ours AS (SELECT c.oid, c.reltoastrelid, format('%s.%s', c.relnamespace::regnamespace, c.relname) AS name, c.relkind FROM pg_class c
                   WHERE c.relnamespace::regnamespace::text = ANY (${[...schemas]}) AND c.relkind IN ('r', 'i'))
    SELECT name, pg_relation_filepath(oid) AS file, relkind = 'r' AS "isTable" FROM ours
    UNION ALL SELECT name, pg_relation_filepath(reltoastrelid), false FROM ours WHERE reltoastrelid <> 0`;
  return Promise.all(
    files.map(async ({ name, file, isTable }) => ({ name, isTable, bytes: await readFile(path.join(place?.data_directory ?? '', file)) })),
  );
}

const PAGE = 8192;
const HEADER = 24;
const IS_GROUP = 0x1000;

/** The ids of all transactions that created, deleted or locked a row of a table, including dead ones. */
export function transactionsIn(files: readonly TableFile[]): Set<number> {
  const found = new Set<number>();
  for (const { bytes, isTable } of files)
    for (let page = 0; isTable && page < bytes.length; page += PAGE)
      for (const tuple of tuplesOn(bytes.subarray(page, page + PAGE))) {
        found.add(tuple.readUInt32LE(0));
        const isGroup = (tuple.readUInt16LE(20) & IS_GROUP) !== 0;
        if (!isGroup) found.add(tuple.readUInt32LE(4));
      }
  found.delete(0);
  return found;
}

function tuplesOn(page: Buffer): Buffer[] {
  const count = Math.max(0, (page.readUInt16LE(12) - HEADER) / 4);
  const pointers = Array.from({ length: count }, (_, index) => page.readUInt32LE(HEADER + index * 4));
  const isNormal = (pointer: number) => ((pointer >>> 15) & 3) === 1;
  return pointers.filter(isNormal).map((pointer) => page.subarray(pointer & 0x7fff));
}

/** The byte formats of a value in a file: text, UUID, integer, and number in JSON. */
export function tracesOf(value: string | number): Buffer[] {
  const text = Buffer.from(String(value));
  if (typeof value === 'string') return /^[0-9a-f-]{36}$/.test(value) ? [text, Buffer.from(value.replaceAll('-', ''), 'hex')] : [text];
  const whole = Buffer.alloc(8);
  whole.writeBigInt64LE(BigInt(value));
  return [text, whole, asNumeric(value)];
}

/** PostgreSQL's numeric format: groups of four decimal digits without trailing zero groups. */
function asNumeric(value: number): Buffer {
  const groups: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10_000)) groups.unshift(rest % 10_000);
  while (groups.at(-1) === 0) groups.pop();
  const bytes = Buffer.alloc(groups.length * 2);
  for (const [index, group] of groups.entries()) bytes.writeInt16LE(group, index * 2);
  return bytes;
}

/** The names of the files that contain a value in any format. */
export function filesWith(files: readonly TableFile[], value: string | number): string[] {
  const traces = tracesOf(value);
  return files.filter(({ bytes }) => traces.some((trace) => bytes.includes(trace))).map(({ name }) => name);
}
