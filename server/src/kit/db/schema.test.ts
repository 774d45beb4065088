import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { freshDatabase } from '../../../test/fresh-database.ts';
import type { Database } from './database.ts';
import { versionFault } from './open.ts';
import * as failureTables from './schema/failures.ts';
import * as installationTables from './schema/installation.ts';
import * as leaderboardTables from './schema/leaderboards.ts';
import * as letterTables from './schema/letters.ts';
import * as limitTables from './schema/limits.ts';
import * as messengerTables from './schema/messenger.ts';
import * as moneyTables from './schema/money.ts';
import * as noteTables from './schema/notes.ts';
import * as peopleTables from './schema/people.ts';
import * as reportTables from './schema/reports.ts';
import * as sealedTables from './schema/sealed.ts';
import { sqlOn } from './sql-on.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  readonly default: string | null;
}

const tables = [
  limitTables,
  peopleTables,
  noteTables,
  sealedTables,
  moneyTables,
  reportTables,
  leaderboardTables,
  installationTables,
  letterTables,
  failureTables,
  messengerTables,
]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter((value) => value instanceof PgTable);

const dialect = new PgDialect();

/** A default as PostgreSQL writes it. */
function defaultOf({ default: value }: PgColumn): string | null {
  if (value === undefined) return null;
  if (value instanceof SQL) return dialect.sqlToQuery(value).sql;
  if (typeof value === 'string') return `'${value}'::text`;
  return Array.isArray(value) ? `'{${value.join(',')}}'::text[]` : String(value);
}

function declaredOf(table: PgTable): Column[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  return columns.map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    isRequired: column.notNull,
    isKey: column.primary || keys.includes(column.name),
    default: defaultOf(column),
  }));
}

const migratedOf = (table: string) => sqlOn(db.owner.$client)<Column[]>`
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isRequired",
      a.attnum = ANY (COALESCE(k.conkey, '{}')) AS "isKey", pg_get_expr(d.adbin, d.adrelid) AS default
    FROM pg_attribute a
    LEFT JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'p'
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped`;

test('[ENT-01] the declared tables equal the migrated tables in types, nulls, defaults and keys', async () => {
  const byName = (a: Column, b: Column) => a.name.localeCompare(b.name);
  for (const table of tables) {
    const { schema = 'public', name } = getTableConfig(table);
    const migrated = [...(await migratedOf(`${schema}.${name}`))].sort(byName);
    expect({ name, columns: migrated }).toEqual({ name, columns: declaredOf(table).sort(byName) });
  }
});

test('[ENT-01] every migrated table is declared', async () => {
  const rows = await sqlOn(db.owner.$client)<{ name: string }[]>`
    SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('billet', 'money', 'sealed') ORDER BY 1`;
  const declared = tables.map(getTableConfig).map(({ schema, name }) => `${schema}.${name}`);
  expect(rows.map(({ name }) => name)).toEqual(declared.sort());
});

test('[OPS-01] versionFault rejects PostgreSQL before 16 and accepts newer versions', () => {
  expect(['16.0', '16.4 (Debian 16.4-1)', '18beta1', '100.1'].map(versionFault)).toEqual([null, null, null, null]);
  expect(versionFault('15.18 (Debian 15.18-0+deb12u1)')).toBe('DATABASE_URL: PostgreSQL 15.18 is too old; Billet needs 16 or newer');
});
