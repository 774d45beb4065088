import type pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Connect } from './database.ts';
import type { RoleNames } from './logins.ts';
import { migrate, newMigrations, readMigrations } from './migrate.ts';
import { ensureRoles, secureDatabase } from './roles.ts';
import { type Sql, sqlOn } from './sql-on.ts';

export interface MigrationOptions {
  readonly connect: Connect;
  readonly secret: string;
  readonly names: RoleNames;
}

/**
 * Creates roles, runs migrations and sets rights, which a database needs before the pools can use it. Returns a line for an administrator
 * if the owner lacks a right.
 */
export async function prepareDatabase(owner: pg.Pool, options: MigrationOptions): Promise<string | null> {
  const { names } = options;
  await migrate(owner, (sql) => ensureRoles(sql, options), readMigrations(names));
  return secureDatabase(sqlOn(owner), names);
}

/** The names of the migrations that have not run yet. */
export async function pendingMigrations(owner: Sql): Promise<string[]> {
  const [state] = await owner<{ is_made: boolean }[]>`SELECT to_regclass('public.billet_migrations') IS NOT NULL AS is_made`;
  const applied = state?.is_made
    ? await owner<{ name: string; hash: string }[]>`SELECT name, hash FROM public.billet_migrations ORDER BY name`
    : [];
  return newMigrations(readMigrations(), applied).map(({ name }) => name);
}

/** Throws StartError if migrations have not run yet. */
export async function checkUpToDate(owner: Sql): Promise<void> {
  const { length } = await pendingMigrations(owner);
  if (length > 0)
    throw new StartError(`MIGRATE_AT_START is off, and the database lacks ${length} migrations; run npm run migrate -w server`);
}
