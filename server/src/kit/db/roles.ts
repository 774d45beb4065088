import pg from 'pg';
import { rolePassword } from '../seal/keyed-hash.ts';
import { StartError } from '../start-error.ts';
import { closeCatalogue } from './close-catalogue.ts';
import type { Connect } from './database.ts';
import { type Login, logins, type RoleNames } from './logins.ts';
import { scramVerifier } from './scram.ts';
import type { Sql } from './sql-on.ts';

export interface RoleOptions {
  readonly names: RoleNames;
  readonly secret: string;
  readonly connect: Connect;
  /** Whether every password is set again, even one that works. */
  readonly setsPasswords?: boolean;
}

/**
 * Creates the roles before the migrations grant them rights. Roles belong to the whole cluster: an existing role keeps its password if ours
 * works, and a role that another database uses with another password is never changed. Throws StartError with the required change.
 */
export async function ensureRoles(sql: Sql, wanted: RoleOptions): Promise<void> {
  const { names } = wanted;
  const all = Object.values(names);
  const [owner] = await sql<{ may: boolean }[]>`SELECT rolcreaterole OR rolsuper AS may FROM pg_roles WHERE rolname = current_user`;
  const present = (await sql<{ rolname: string }[]>`SELECT rolname FROM pg_roles WHERE rolname = ANY (${all})`).map(
    ({ rolname }) => rolname,
  );
  if (!owner?.may && present.length < all.length) throw new StartError(`The user of DATABASE_URL may not create roles; ${ASK}`);
  if (!present.includes(names.sealer)) await sql.query(`CREATE ROLE ${names.sealer} NOLOGIN`);
  for (const login of logins) {
    if (!present.includes(names[login])) await sql.query(createLogin(wanted, login));
    else if (wanted.setsPasswords || !(await acceptsPassword(wanted, login))) await setPassword(sql, wanted, login, owner?.may === true);
    await limitStatements(wanted, login);
  }
  await ensureSealerIsOurs(sql, names, owner?.may === true);
}

const ASK = 'let an administrator run what npm run --silent roles -w server -- --sql prints';

/** Statements for an administrator if the owner may not create roles. The passwords are derived from the key. */
export function roleStatements({ names, secret }: Pick<RoleOptions, 'names' | 'secret'>, owner: string): string[] {
  return [
    ...logins.map((login) => createLogin({ names, secret }, login)),
    `CREATE ROLE ${names.sealer} NOLOGIN;`,
    `GRANT ${names.sealer} TO ${owner} WITH INHERIT FALSE, SET TRUE;`,
  ];
}

/** PostgreSQL's limit for a statement of a request. It is a setting of the role, so that it applies behind a pooler too. */
const STATEMENT_TIMEOUT = '10s';

const createLogin = (wanted: Pick<RoleOptions, 'names' | 'secret'>, login: Login) => {
  const name = wanted.names[login];
  return `CREATE ROLE ${name} LOGIN NOINHERIT PASSWORD '${verifier(wanted, login)}'; ALTER ROLE ${name} SET statement_timeout = '${STATEMENT_TIMEOUT}';`;
};

const verifier = ({ names, secret }: Pick<RoleOptions, 'names' | 'secret'>, login: Login) =>
  scramVerifier(rolePassword(secret, names[login]));

/** PostgreSQL checks the password before the right to connect to this database, so a missing right does not look like a wrong password. */
async function acceptsPassword({ connect }: RoleOptions, login: Login): Promise<boolean> {
  const client = new pg.Client(connect(login, 'direct')).on('error', () => undefined);
  const code = await client.connect().then(
    () => '',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : ''),
  );
  await client.end();
  return !['28P01', '28000'].includes(code);
}

/**
 * Sets the limit for a login that an administrator created without it. The login sets it itself: a role may always
 * change its own settings. Another limit set by an administrator is kept. A login that may not connect to this database yet gets the limit
 * at the next start.
 */
async function limitStatements({ connect }: RoleOptions, login: Login): Promise<void> {
  const client = new pg.Client(connect(login, 'direct')).on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ statement_timeout: string }>('SHOW statement_timeout');
    if (rows[0]?.statement_timeout === '0') await client.query(`ALTER ROLE CURRENT_USER SET statement_timeout = '${STATEMENT_TIMEOUT}'`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error;
  } finally {
    await client.end();
  }
}

async function setPassword(sql: Sql, wanted: RoleOptions, login: Login, may: boolean): Promise<void> {
  const name = wanted.names[login];
  const databases = await usedIn(sql, name);
  if (databases.length > 0)
    throw new StartError(
      `DATABASE_ROLES: the role ${name} of this cluster belongs to the database ${databases.join(', ')}, which has another SEAL_KEY; set DATABASE_ROLES to a different prefix for this installation`,
    );
  if (!may) throw new StartError(`The login ${name} has another password, and the user of DATABASE_URL may not set it; ${ASK}`);
  await sql.query(`ALTER ROLE ${name} PASSWORD '${verifier(wanted, login)}'`);
}

/** The other databases of the cluster in which a role has rights. */
async function usedIn(sql: Sql, role: string): Promise<string[]> {
  const rows = await sql<{ datname: string }[]>`
    SELECT DISTINCT d.datname FROM pg_shdepend s
      JOIN pg_database d ON d.oid = CASE WHEN s.classid = 'pg_database'::regclass THEN s.objid ELSE s.dbid END
     WHERE s.refclassid = 'pg_authid'::regclass AND s.refobjid = (SELECT oid FROM pg_roles WHERE rolname = ${role})
       AND d.datname <> current_database() ORDER BY 1`;
  return rows.map(({ datname }) => datname);
}

/** Throws if another database uses a login: its password cannot follow a new key there, and one of the databases would lose its login. */
export async function requireOwnLogins(sql: Sql, names: RoleNames): Promise<void> {
  for (const login of logins) {
    const databases = await usedIn(sql, names[login]);
    if (databases.length > 0)
      throw new StartError(
        `rekey: the role ${names[login]} also has rights in the database ${databases.join(', ')}; drop that database first, or take the rights away there`,
      );
  }
}

/** Ownership of functions is transferred to the sealer, which requires the right to SET ROLE to it. */
async function ensureSealerIsOurs(sql: Sql, { sealer: name }: RoleNames, mayGrant: boolean): Promise<void> {
  const [sealer] = await sql<
    { ours: boolean }[]
  >`SELECT pg_has_role(current_user, oid, 'SET') AS ours FROM pg_roles WHERE rolname = ${name}`;
  if (sealer?.ours) return;
  if (!mayGrant) throw new StartError(`The user of DATABASE_URL may not become ${name}; ${ASK}`);
  await sql.query(`GRANT ${name} TO CURRENT_USER WITH INHERIT FALSE, SET TRUE`);
}

/**
 * Sets rights on the database itself, which a copy of it does not inherit: only the owner may create temporary tables, and PostgreSQL ends
 * a transaction that is idle for half a minute, so that a stopped process holds no locks. Then closes the catalogue; if the owner may not,
 * returns a line for an administrator.
 */
export async function secureDatabase(sql: Sql, names: RoleNames): Promise<string | null> {
  await sql.query(`DO $$ BEGIN
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${logins.map((login) => names[login]).join(', ')}', current_database());
    EXECUTE format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = ''30s''', current_database());
  END $$`);
  return closeCatalogue(sql, names);
}
