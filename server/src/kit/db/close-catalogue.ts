import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RoleNames, renamed } from './logins.ts';
import type { Sql } from './sql-on.ts';

const FILE = path.join(import.meta.dirname, 'close-catalogue.sql');

/** Statements that a superuser runs in the database. */
export function closingStatements(names: RoleNames): string {
  return renamed(readFileSync(FILE, 'utf8'), names);
}

/**
 * Revokes from every login but the owner the right to read catalogue data of others: function bodies, statistics, sizes, locks. This
 * requires a superuser. If the owner is not one and the rights are still granted, returns a log line with the command for an administrator.
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
