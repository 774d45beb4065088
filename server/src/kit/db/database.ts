import type pg from 'pg';
import type { Pools } from '../settings/shapes.ts';
import { type Changes, makeChanges } from './changes.ts';
import type { Embedded } from './embedded/run.ts';
import { makeSignals, type Signals } from './listen.ts';
import type { Login } from './logins.ts';
import { drizzlePool, openPool, type Pool } from './pool.ts';
import { probe } from './probe.ts';

export type { Pool, Queries } from './pool.ts';

/**
 * One pool per login, and another for payments. PostgreSQL enforces the rights of each login. `direct`, `directConfig` and `signals` need a
 * session; the other pools keep no session state, so that they work behind a pooler in transaction mode.
 */
export interface Database {
  /** Jobs and the relay. It handles no requests. */
  readonly owner: Pool;
  /** Users, payments, and writing sent notes. */
  readonly app: Pool;
  /** The app's login for calls that lead to a payment and for the bot, so that other calls cannot use up their connections. */
  readonly payments: Pool;
  /** Received notes. It cannot read users or senders. */
  readonly inbox: Pool;
  /** Calls the functions that open sealed senders, and has no other right. */
  readonly reveal: Pool;
  /** Session connections of the owner that bypass a pooler: advisory locks and migrations. */
  readonly direct: pg.Pool;
  /** The owner's configuration without a pooler. The job queue opens its own pool with it. */
  readonly directConfig: pg.ClientConfig;
  /** LISTEN as the app's login, bypassing a pooler. */
  readonly signals: Signals;
  /** People whose state was changed by transactions of these pools. */
  readonly changes: Changes;
  /** Checks that the database accepts connections and writes, and returns the names of the applied migrations. Rejects after 3 s. */
  probe(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Connection options of a login. `direct` bypasses a pooler, for session state. */
export type Connect = (login: 'owner' | Login, way: 'pooled' | 'direct') => pg.ClientConfig;

/** Milliseconds after which an unused connection of the owner is closed. A web process needs none after its start. */
const IDLE_MS = 30_000;
/** Milliseconds without an answer after which a connection of requests is closed. PostgreSQL ends a statement earlier (`roles.ts`). */
const SILENCE_MS = 15_000;
/**
 * Milliseconds without an answer after which a connection of jobs is closed: no job takes longer (`dead-workers.ts`). The owner has no
 * statement_timeout, and a database that fell silent would answer nothing anyway.
 */
export const JOB_SILENCE_MS = 120_000;
/** One connection holds the bot's lock, the other runs migrations and checks. */
const DIRECT = 2;
/** Maximum milliseconds that closing waits for connections in use. */
const CLOSE_MS = 2_000;

/** The pools of one database. They connect on first use. `afterClose` runs after they are closed. */
export function openPools(connect: Connect, sizes: Pools, isPrepared: boolean, afterClose: () => Promise<void>): Database {
  const ofRequests = { idleTimeoutMillis: 0, query_timeout: SILENCE_MS };
  const clients = {
    owner: openPool({ ...connect('owner', 'pooled'), max: sizes.owner, idleTimeoutMillis: IDLE_MS, query_timeout: JOB_SILENCE_MS }),
    app: openPool({ ...connect('app', 'pooled'), max: sizes.app, ...ofRequests }),
    payments: openPool({ ...connect('app', 'pooled'), max: sizes.payments, ...ofRequests }),
    inbox: openPool({ ...connect('inbox', 'pooled'), max: sizes.inbox, ...ofRequests }),
    reveal: openPool({ ...connect('reveal', 'pooled'), max: sizes.reveal, ...ofRequests }),
    direct: openPool({ ...connect('owner', 'direct'), max: DIRECT, idleTimeoutMillis: IDLE_MS }),
  };
  const changes = makeChanges();
  const pool = (client: pg.Pool) => drizzlePool(client, isPrepared, changes);
  return {
    owner: pool(clients.owner),
    app: pool(clients.app),
    payments: pool(clients.payments),
    inbox: pool(clients.inbox),
    reveal: pool(clients.reveal),
    direct: clients.direct,
    directConfig: connect('owner', 'direct'),
    signals: makeSignals({ ...connect('app', 'direct'), query_timeout: SILENCE_MS }),
    changes,
    probe: () => probe(connect('owner', 'pooled')),
    async close() {
      await Promise.all(Object.values(clients).map(endPool));
      await afterClose();
    },
  };
}

/** The same database for payments: its pool takes the place of the app's. */
export function forPayments(db: Database): Database {
  return { ...db, app: db.payments };
}

/** Ends a pool, after two seconds even if connections are in use. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, CLOSE_MS);
  await Promise.race([pool.end(), late]);
  clearTimeout(timer);
}

/** Milliseconds to connect, or to wait for a connection of a pool. */
const CONNECT_MS = 10_000;

export const commonOptions = {
  connectionTimeoutMillis: CONNECT_MS,
  application_name: 'billet',
  keepAlive: true,
  keepAliveInitialDelayMillis: CONNECT_MS,
} satisfies pg.ClientConfig;

export function embeddedOptions({ socketFolder, user, password }: Omit<Embedded, 'stop'>, database: string): pg.ClientConfig {
  return { host: socketFolder, port: 5432, user, password, database };
}
