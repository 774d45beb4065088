import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { freshDatabase } from '../../../test/fresh-database.ts';
import type { Database } from './database.ts';
import { newMigrations, readMigrations } from './migrate.ts';
import * as itemTables from './schema/items.ts';
import * as leaderboardTables from './schema/leaderboards.ts';
import * as moneyTables from './schema/money.ts';
import * as peopleTables from './schema/people.ts';
import * as reportTables from './schema/reports.ts';
import * as sealedTables from './schema/sealed.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

const tables = [peopleTables, itemTables, sealedTables, moneyTables, reportTables, leaderboardTables]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter((value) => value instanceof PgTable);

test('[ENT-01] the tables as declared are the tables as migrated', async () => {
  expect(tables.length).toBeGreaterThan(9);
  for (const table of tables) {
    const { schema = 'public', name, columns } = getTableConfig(table);
    const declared = columns.map((column): Column => ({ name: column.name, type: column.getSQLType(), isRequired: column.notNull }));
    const migrated = await db.owner.$client<Column[]>`
      SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "isRequired"
        FROM pg_attribute WHERE attrelid = ${`${schema}.${name}`}::regclass AND attnum > 0 AND NOT attisdropped`;
    const byName = (a: Column, b: Column) => a.name.localeCompare(b.name);
    expect({ name, columns: [...migrated].sort(byName) }).toEqual({ name, columns: declared.sort(byName) });
  }
});

test('migrations run in the order of their names, and a rewritten history stops the start', () => {
  const all = readMigrations();
  const done = all.map(({ name, hash }) => ({ name, hash }));
  expect(newMigrations(all, [])).toEqual(all);
  expect(newMigrations(all, done)).toEqual([]);
  expect(newMigrations(all, done.slice(0, 2))).toEqual(all.slice(2));
  expect(() => newMigrations(all, done.slice(1))).toThrow(done[1]?.name);
  expect(() => newMigrations(all, [{ name: all[0]?.name ?? '', hash: 'another' }])).toThrow(all[0]?.name);
});
