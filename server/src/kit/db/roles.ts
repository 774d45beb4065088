import type { Sql } from 'postgres';
import { rolePassword } from '../seal/keyed-hash.ts';
import { StartError } from '../start-error.ts';
import { closeCatalogue } from './close-catalogue.ts';
import { scramVerifier } from './scram.ts';

/** Separate logins, members of nothing: SET ROLE inside one login would be no boundary, since RESET ROLE leaves it. */
export const loginRoles = ['billet_inbox', 'billet_app', 'billet_reveal'] as const;
export type LoginRole = (typeof loginRoles)[number];
/** Owns the functions that open sealed senders. */
const SEALER = 'billet_sealer';

/**
 * Makes the roles, which belong to the whole cluster, before the migrations grant them anything.
 * Throws StartError with what an administrator has to run where the owner may not.
 */
export async function ensureRoles(sql: Sql, secret: string): Promise<void> {
  const wanted = [...loginRoles, SEALER];
  const [owner] = await sql<{ may: boolean }[]>`SELECT rolcreaterole OR rolsuper AS may FROM pg_roles WHERE rolname = current_user`;
  const present = await sql<{ rolname: string }[]>`SELECT rolname FROM pg_roles WHERE rolname IN ${sql(wanted)}`;
  const missing = wanted.filter((role) => !present.some(({ rolname }) => rolname === role));
  if (owner?.may) {
    for (const role of missing) await sql.unsafe(`CREATE ROLE ${role} ${role === SEALER ? 'NOLOGIN' : 'LOGIN NOINHERIT'}`);
    for (const role of loginRoles) await sql.unsafe(`ALTER ROLE ${role} PASSWORD '${scramVerifier(rolePassword(secret, role))}'`);
  } else if (missing.length > 0) {
    const statements = missing.map((role) => `CREATE ROLE ${role} ${role === SEALER ? 'NOLOGIN' : "LOGIN NOINHERIT PASSWORD '…'"};`);
    throw new StartError(
      `The user of DATABASE_URL may not create roles; let an administrator run: ${statements.join(' ')} ` +
        'and set DATABASE_INBOX_URL, DATABASE_APP_URL and DATABASE_REVEAL_URL',
    );
  }
  await ensureSealerIsOurs(sql, owner?.may === true);
}

/** Functions are handed over to the sealer, which takes the right to become it. */
async function ensureSealerIsOurs(sql: Sql, mayGrant: boolean): Promise<void> {
  const [sealer] = await sql<
    { ours: boolean }[]
  >`SELECT pg_has_role(current_user, oid, 'SET') AS ours FROM pg_roles WHERE rolname = ${SEALER}`;
  if (sealer?.ours) return;
  if (!mayGrant)
    throw new StartError(`Let an administrator run: GRANT ${SEALER} TO the user of DATABASE_URL WITH INHERIT FALSE, SET TRUE;`);
  await sql.unsafe(`GRANT ${SEALER} TO CURRENT_USER WITH INHERIT FALSE, SET TRUE`);
}

/**
 * Rights on the database itself, which a copy of it doesn't inherit: no role but the owner may make temporary tables. Then what
 * PostgreSQL tells every login; where the owner may not close that, the line given back says what an administrator runs.
 */
export async function secureDatabase(sql: Sql): Promise<string | null> {
  await sql.unsafe(`DO $$ BEGIN
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${loginRoles.join(', ')}', current_database());
  END $$`);
  return closeCatalogue(sql);
}
