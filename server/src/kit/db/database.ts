import path from 'node:path';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { Options, Sql } from 'postgres';
import type { Pools } from '../settings/shapes.ts';
import { type Changes, makeChanges } from './changes.ts';
import { sturdy } from './client/sturdy.ts';
import type { Embedded } from './embedded/run.ts';
import type { Login } from './logins.ts';
import { preparing } from './prepared.ts';
import { probe } from './probe.ts';

type NoTables = Record<string, never>;
export type Pool = PostgresJsDatabase & { readonly $client: Sql };
/** A pool or a transaction of one: what a query function takes. */
export type Queries = Pool | PgTransaction<PostgresJsQueryResultHKT, NoTables, ExtractTablesWithRelations<NoTables>>;

/**
 * One pool for each login. What a login may not see, PostgreSQL itself refuses. All but the last two work behind a pooler that gives
 * a connection for one transaction: they keep nothing in a session.
 */
export interface Database {
  /** Jobs and the relay; no request is answered through it. */
  readonly owner: Pool;
  /** People, money, and writing what is sent. */
  readonly app: Pool;
  /** What people received; knows no person and no sender. */
  readonly inbox: Pool;
  /** The functions that open what is sealed, and nothing else. */
  readonly reveal: Pool;
  /** The owner's connections that keep a session, past any pooler: locks that are held, migrations, and the job queue's way there. */
  readonly direct: Sql;
  /** The app's way to LISTEN, past any pooler. */
  readonly signals: Sql;
  /** Whose state transactions of these pools changed. */
  readonly changes: Changes;
  /** Checks that the database takes connections and writes, and gives the names of the migrations that have run. Rejects after 3 s. */
  probe(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type More = Options<Record<string, never>>;
/** `direct`: past any pooler, for what needs a session. */
export type Connect = (login: 'owner' | Login, way: 'pooled' | 'direct', more: More) => Sql;

/** Seconds after which the owner's connections go when nobody uses them; a web process needs none between two starts. */
const IDLE = 30;
/** One holds the lock of the bot, the other migrates and looks. */
const DIRECT = 2;

/** The pools over one database; they connect when they are used. `afterClose` runs when they are closed. */
export function openPools(connect: Connect, sizes: Pools, afterClose: () => Promise<void>): Database {
  const clients = {
    owner: connect('owner', 'pooled', { max: sizes.owner, idle_timeout: IDLE }),
    app: connect('app', 'pooled', { max: sizes.app }),
    inbox: connect('inbox', 'pooled', { max: sizes.inbox }),
    reveal: connect('reveal', 'pooled', { max: sizes.reveal }),
    direct: connect('owner', 'direct', { max: DIRECT, idle_timeout: IDLE }),
    signals: connect('app', 'direct', { max: 1 }),
  };
  const changes = makeChanges();
  const pool = (client: Sql) => drizzle(preparing(sturdy(client, changes)));
  return {
    owner: pool(clients.owner),
    app: pool(clients.app),
    inbox: pool(clients.inbox),
    reveal: pool(clients.reveal),
    direct: sturdy(clients.direct, changes),
    signals: clients.signals,
    changes,
    probe: () => probe(connect),
    async close() {
      await Promise.all(Object.values(clients).map((client) => client.end({ timeout: 2 })));
      await afterClose();
    },
  };
}

/** Seconds before a place connects anew, at most. The client's own go up to 20 where many break at once, as at a start of the server, and whoever was given the place waits. */
const LONGEST_PAUSE = 0.5;

export const commonOptions: More = {
  onnotice: () => {},
  connect_timeout: 5,
  backoff: (failures: number) => Math.min(3 ** failures / 100, LONGEST_PAUSE),
  connection: { application_name: 'billet' },
};

export function embeddedOptions({ socketFolder, user, password }: Omit<Embedded, 'stop'>, database: string) {
  return { path: path.join(socketFolder, '.s.PGSQL.5432'), user, pass: password, database };
}
