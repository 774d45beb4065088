import path from 'node:path';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres, { type Options, type Sql } from 'postgres';
import { rolePassword } from '../seal/keyed-hash.ts';
import { StartError } from '../start-error.ts';
import { type Embedded, startEmbedded } from './embedded/run.ts';
import { migrate } from './migrate.ts';
import { ensureRoles, type LoginRole, secureDatabase } from './roles.ts';

type NoTables = Record<string, never>;
export type Pool = PostgresJsDatabase & { readonly $client: Sql };
/** A pool or a transaction of one: what a query function takes. */
export type Queries = Pool | PgTransaction<PostgresJsQueryResultHKT, NoTables, ExtractTablesWithRelations<NoTables>>;

/** One pool for each login. What a login may not see, PostgreSQL itself refuses. */
export interface Database {
  /** Migrations, jobs and the relay; no request is answered through it. */
  readonly owner: Pool;
  /** People, money, and writing what is sent. */
  readonly app: Pool;
  /** What people received; knows no person and no sender. */
  readonly inbox: Pool;
  /** The functions that open what is sealed, and nothing else. */
  readonly reveal: Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** The owner's URL; undefined for the embedded one. */
  readonly url: string | undefined;
  readonly roleUrls: Readonly<Partial<Record<LoginRole, string>>>;
  readonly dataFolder: string;
  /** From which the logins' passwords are made. */
  readonly secret: string;
  /** Takes a line for an administrator: what the owner may not do. */
  readonly warn: (line: string) => void;
}

export type Connect = (role: 'owner' | LoginRole, poolSize: number) => Sql;

/** Starts or finds PostgreSQL, brings it up to date and opens the pools. Throws StartError when it can't be reached. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const embedded = settings.url === undefined ? await startEmbedded(settings.dataFolder) : null;
  const connect = connector(settings, embedded);
  try {
    const owner = connect('owner', 10);
    await checkReachable(owner, settings.url);
    const left = await prepareDatabase(owner, settings.secret);
    if (left !== null) settings.warn(left);
    return openPools(owner, connect, async () => embedded?.stop());
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Roles, migrations and rights: what a database needs before the pools can use it. Gives what an administrator has to do, if anything. */
export async function prepareDatabase(owner: Sql, secret: string): Promise<string | null> {
  await migrate(owner, secret, (sql) => ensureRoles(sql, secret));
  return secureDatabase(owner);
}

/** The pools over one database; `afterClose` runs when they are closed. */
export function openPools(owner: Sql, connect: Connect, afterClose: () => Promise<void>): Database {
  const clients = { owner, app: connect('billet_app', 10), inbox: connect('billet_inbox', 10), reveal: connect('billet_reveal', 5) };
  return {
    owner: drizzle(clients.owner),
    app: drizzle(clients.app),
    inbox: drizzle(clients.inbox),
    reveal: drizzle(clients.reveal),
    async close() {
      await Promise.all(Object.values(clients).map((client) => client.end({ timeout: 2 })));
      await afterClose();
    },
  };
}

export const commonOptions: Options<Record<string, never>> = {
  onnotice: () => {},
  connect_timeout: 5,
  connection: { application_name: 'billet' },
};

function connector(settings: DatabaseSettings, embedded: Embedded | null): Connect {
  return (role, max) => {
    const login = role === 'owner' ? {} : { user: role, pass: rolePassword(settings.secret, role) };
    if (embedded) return postgres({ ...embeddedOptions(embedded, 'postgres'), ...login, ...commonOptions, max });
    const own = role === 'owner' ? settings.url : settings.roleUrls[role];
    return own === undefined ? postgres(settings.url ?? '', { ...login, ...commonOptions, max }) : postgres(own, { ...commonOptions, max });
  };
}

export function embeddedOptions({ socketFolder, user, password }: Embedded, database: string) {
  return { path: path.join(socketFolder, '.s.PGSQL.5432'), user, pass: password, database };
}

async function checkReachable(owner: Sql, url: string | undefined): Promise<void> {
  try {
    await owner`SELECT 1`;
  } catch (error) {
    await owner.end({ timeout: 1 });
    const where = url === undefined ? 'the embedded database' : `DATABASE_URL (${withoutPassword(url)})`;
    throw new StartError(`Cannot reach ${where}: ${error instanceof Error ? error.message || error.name : 'unknown reason'}`);
  }
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? new URL(url).host + new URL(url).pathname : 'not a URL';
}
