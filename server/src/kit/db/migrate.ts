import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type RoleNames, renamed, roleNames } from './logins.ts';
import { type Sql, sqlOn } from './sql-on.ts';

const FOLDER = path.join(import.meta.dirname, '../../../migrations');
/** An advisory lock of this number alone: two servers that start together migrate one after the other. */
const LOCK = 8_032_014;

interface AppliedMigration {
  readonly name: string;
  /** SHA-256 of the file, before its roles are renamed. */
  readonly hash: string;
}

interface Migration extends AppliedMigration {
  /** The statements, with the role names of this installation. */
  readonly text: string;
}

/**
 * Runs `prepare` and then every new migration, each in its own transaction, under one lock. `all` is the whole history; a test can pass
 * another one.
 */
export async function migrate(
  owner: pg.Pool,
  prepare: (sql: Sql) => Promise<void>,
  all: readonly Migration[] = readMigrations(),
): Promise<void> {
  const connection = await owner.connect();
  const sql = sqlOn(connection);
  try {
    await sql`SELECT pg_advisory_lock(${LOCK})`;
    await prepare(sql);
    await applyNew(sql, all);
  } finally {
    // Closing the connection releases the lock.
    connection.release(true);
  }
}

async function applyNew(sql: Sql, all: readonly Migration[]): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS public.billet_migrations (name text PRIMARY KEY, hash text NOT NULL)`;
  const applied = await sql<AppliedMigration[]>`SELECT name, hash FROM public.billet_migrations ORDER BY name`;
  for (const { name, text, hash } of newMigrations(all, applied)) {
    await sql`BEGIN`;
    await sql.query(text);
    await sql`INSERT INTO public.billet_migrations (name, hash) VALUES (${name}, ${hash})`;
    await sql`COMMIT`;
  }
}

/** Reads all migrations in their order. `names` are the role names of this installation. */
export function readMigrations(names: RoleNames = roleNames('billet')): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(FOLDER, name), 'utf8');
      return { name, text: renamed(text, names), hash: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Returns the migrations that have yet to run. Throws StartError when neither history is the beginning of the other. A database with more
 * migrations belongs to a newer version: each migration works with the version before it, so that an operator can go back to that version.
 */
export function newMigrations(all: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  for (const [index, { name, hash }] of applied.slice(0, all.length).entries()) {
    const file = all[index];
    if (file?.name !== name || file.hash !== hash)
      throw new StartError(
        `DATABASE_URL: migration ${name} has run in this database, but it is missing, changed or in another position in this version of Billet; ` +
          'start the version that made the database, or set DATABASE_URL (DATA_DIR for the embedded database) to a new one',
      );
  }
  return all.slice(applied.length);
}
