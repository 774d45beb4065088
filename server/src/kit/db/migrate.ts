import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type RoleNames, renamed, roleNames } from './logins.ts';
import { type Queryable, type Sql, sqlOn } from './sql-on.ts';

const FOLDER = path.join(import.meta.dirname, '../../../migrations');
/** Key of the advisory lock. Two servers that start together migrate one after the other. */
const LOCK = 8_032_014;

/** Exports of a migration in TypeScript, for rows that cannot be migrated without the key. It runs in the transaction of its migration. */
interface KeyedMigration {
  up(client: Queryable, secret: string): Promise<void>;
}

interface Migration {
  readonly name: string;
  readonly text: string;
  /** Hash of the file, independent of the role names of this installation. */
  readonly hash: string;
  readonly file: string;
  /** Replaces the default role names in statements. */
  readonly rename: (statements: string) => string;
}

/**
 * Runs `prepare` and then every new migration, each in its own transaction, under one lock. `secret`: the key of sealed rows; `all`: the
 * whole history, or a prefix of it in tests.
 */
export async function migrate(
  owner: pg.Pool,
  secret: string,
  prepare: (sql: Sql) => Promise<void>,
  all: readonly Migration[] = readMigrations(),
): Promise<void> {
  const connection = await owner.connect();
  const sql = sqlOn(connection);
  try {
    await sql`SELECT pg_advisory_lock(${LOCK})`;
    await prepare(sql);
    await applyNew(connection, secret, all);
  } finally {
    // closing the connection releases the lock
    connection.release(true);
  }
}

async function applyNew(connection: Queryable, secret: string, all: readonly Migration[]): Promise<void> {
  const sql = sqlOn(connection);
  await sql`CREATE TABLE IF NOT EXISTS public.billet_migrations (name text PRIMARY KEY, hash text NOT NULL)`;
  const applied = await sql<{ name: string; hash: string }[]>`SELECT name, hash FROM public.billet_migrations ORDER BY name`;
  for (const migration of newMigrations(all, applied)) await apply(connection, migration, secret);
}

async function apply(connection: Queryable, { name, text, hash, file, rename }: Migration, secret: string): Promise<void> {
  await connection.query('BEGIN');
  if (name.endsWith('.ts')) await (await load(file)).up(renaming(connection, rename), secret);
  else await connection.query(rename(text));
  await sqlOn(connection)`INSERT INTO public.billet_migrations (name, hash) VALUES (${name}, ${hash})`;
  await connection.query('COMMIT');
}

/** The same connection, with the role names of this installation in its statements. */
function renaming(connection: Queryable, rename: Migration['rename']): Queryable {
  return { query: (statements, values) => connection.query(rename(statements), values) };
}

function load(file: string): Promise<KeyedMigration> {
  // imported by Node even in a bundle: the file is read on demand, like the SQL files
  return import(/* webpackIgnore: true */ pathToFileURL(file).href);
}

/** All migrations in order. `names`: role names of this installation. */
export function readMigrations(names: RoleNames = roleNames('billet')): Migration[] {
  const rename = (statements: string) => renamed(statements, names);
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}(_\w+\.sql|(-[a-z0-9]+)+\.ts)$/.test(name))
    .sort()
    .map((name) => {
      const file = path.join(FOLDER, name);
      const text = readFileSync(file, 'utf8');
      return { name, text, file, rename, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * The migrations that have not run yet. Throws StartError if the history was rewritten: a file changed, or was inserted before an applied
 * one.
 */
export function newMigrations(all: readonly Migration[], applied: readonly { name: string; hash: string }[]): Migration[] {
  applied.forEach((done, index) => {
    const file = all[index];
    if (file?.name !== done.name || file.hash !== done.hash) {
      throw new StartError(
        `Migration ${done.name} has run here, but the files say ${file?.name ?? 'nothing'} at its place or hold another text`,
      );
    }
  });
  return all.slice(applied.length);
}
