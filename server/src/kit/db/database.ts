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
 * One pool for each login. What a login may not see, PostgreSQL itself refuses. All but the last three work behind a pooler that gives
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
  /** The owner's connections that keep a session, past any pooler: locks that are held, and migrations. */
  readonly direct: pg.Pool;
  /** How the owner connects past any pooler: the job queue opens its own pool. */
  readonly directConfig: pg.ClientConfig;
  /** LISTEN as the app's login, past any pooler. */
  readonly signals: Signals;
  /** Whose state transactions of these pools changed. */
  readonly changes: Changes;
  /** Checks that the database takes connections and writes, and gives the names of the migrations that have run. Rejects after 3 s. */
  probe(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** How a login connects. `direct`: past any pooler, for what needs a session. */
export type Connect = (login: 'owner' | Login, way: 'pooled' | 'direct') => pg.ClientConfig;

/** Milliseconds after which an unused connection of the owner closes; a web process needs none between two starts. */
const IDLE_MS = 30_000;
/** Milliseconds without an answer after which a connection of requests is closed. PostgreSQL itself ends a statement before (`roles.ts`). */
const SILENCE_MS = 15_000;
/** One holds the lock of the bot, the other migrates and looks. */
const DIRECT = 2;
/** Milliseconds that closing waits for connections in use. */
const CLOSE_MS = 2_000;

/** The pools over one database; they connect when they are used. `afterClose` runs when they are closed. */
export function openPools(connect: Connect, sizes: Pools, isPrepared: boolean, afterClose: () => Promise<void>): Database {
  const ofRequests = { idleTimeoutMillis: 0, query_timeout: SILENCE_MS };
  const clients = {
    owner: openPool({ ...connect('owner', 'pooled'), max: sizes.owner, idleTimeoutMillis: IDLE_MS }),
    app: openPool({ ...connect('app', 'pooled'), max: sizes.app, ...ofRequests }),
    inbox: openPool({ ...connect('inbox', 'pooled'), max: sizes.inbox, ...ofRequests }),
    reveal: openPool({ ...connect('reveal', 'pooled'), max: sizes.reveal, ...ofRequests }),
    direct: openPool({ ...connect('owner', 'direct'), max: DIRECT, idleTimeoutMillis: IDLE_MS }),
  };
  const changes = makeChanges();
  const pool = (client: pg.Pool) => drizzlePool(client, isPrepared, changes);
  return {
    owner: pool(clients.owner),
    app: pool(clients.app),
    inbox: pool(clients.inbox),
    reveal: pool(clients.reveal),
    direct: clients.direct,
    directConfig: connect('owner', 'direct'),
    signals: makeSignals(connect('app', 'direct')),
    changes,
    probe: () => probe(connect('owner', 'pooled')),
    async close() {
      await Promise.all(Object.values(clients).map(endPool));
      await afterClose();
    },
  };
}

/** Ends a pool, at most two seconds later also where connections are in use. */
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
