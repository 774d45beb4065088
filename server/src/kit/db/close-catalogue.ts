import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RoleNames, renamed } from './logins.ts';
import type { Sql } from './sql-on.ts';

const FILE = path.join(import.meta.dirname, 'close-catalogue.sql');

/** What a superuser runs in the database. */
export function closingStatements(names: RoleNames): string {
  return renamed(readFileSync(FILE, 'utf8'), names);
}

/**
 * Takes from every login but the owner what PostgreSQL tells about everybody: bodies of functions, statistics, sizes, locks.
 * Only a superuser may. Gives one line for the log where the owner is none and nobody has done it: what an administrator runs.
 */
export async function closeCatalogue(sql: Sql, names: RoleNames): Promise<string | null> {
  const [state] = await sql<{ may: boolean; is_open: boolean; database: string }[]>`
    SELECT rolsuper AS may, has_function_privilege('public', 'pg_catalog.pg_lock_status()', 'EXECUTE') AS is_open, current_database() AS database
      FROM pg_roles WHERE rolname = current_user`;
  if (state?.may) {
    await sql.query(closingStatements(names));
    return null;
  }
  if (!state?.is_open) return null;
  return `Every login of the database can read function bodies, statistics, sizes and locks; let a superuser run what npm run --silent roles -w server -- --catalogue prints: … | psql -d ${state.database}`;
}
