import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../src/kit/config.ts';
import { limitsSchema } from '../../src/kit/settings/shapes.ts';
import { type Cluster, makeCluster } from './cluster.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { type Messenger, startMessenger } from './messenger.ts';
import { GIFT_MAP } from './model.ts';
import { OPERATOR } from './payment.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

export type Updates = 'polled' | 'posted';

/** The environment of a schedule: two servers with one database, and a fake Telegram, all with one clock. */
export interface FaultEnvironment {
  readonly messenger: Messenger;
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly cluster: Cluster;
  readonly databaseProxy: DatabaseProxy;
  /** Time of clients: all servers have reached it, which reject launch data from the future. Telegram's time is never behind a server's. */
  now(): number;
  /**
   * Moves the clock of servers, Telegram and queued jobs forward. `firesTimers`: due timers of the servers fire; during work this would abort
   * slow operations.
   */
  advanceClock(ms: number, firesTimers: boolean): Promise<void>;
  close(): Promise<void>;
}

export const SECRET = 'a secret of the fault schedule, thirty-two characters';
const PLENTY = 1_000_000;

export async function startEnvironment(updates: Updates): Promise<FaultEnvironment> {
  const cluster = await makeCluster();
  const databaseProxy = await startDatabaseProxy(cluster.socket);
  let ahead = 0;
  let confirmed = 0;
  const urls: string[] = [];
  const messenger = await startMessenger(
    () => Date.now() + ahead,
    () => urls,
  );
  const environment = environmentOf(messenger, cluster, databaseProxy, updates);
  const servers = [await prepareServer(environment), await prepareServer(environment)] as const;
  urls.push(...servers.map(({ url }) => url));
  await Promise.all(servers.map((server) => server.start()));
  const stopDue = runDueJobs(cluster, () => confirmed);
  return {
    messenger,
    servers,
    cluster,
    databaseProxy,
    now: () => Date.now() + confirmed,
    async advanceClock(ms, firesTimers) {
      ahead += ms;
      // before timers fire: jobs that they start are not aged
      await ageLocks(cluster, ms);
      await Promise.all(servers.map((server) => server.setAhead(ahead, firesTimers)));
      confirmed = ahead;
      await ageRetries(cluster, ms);
    },
    async close() {
      await stopDue();
      await Promise.all(servers.map((server) => server.stop()));
      await messenger.close();
      await databaseProxy.close();
      await cluster.close();
    },
  };
}

function environmentOf(messenger: Messenger, { login }: Cluster, { port }: DatabaseProxy, updates: Updates): Record<string, string> {
  return {
    DATABASE_URL: `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${login.database}`,
    BOT_API_ROOT: messenger.root,
    SEAL_KEY: SECRET,
    BILLET_ENV: 'local',
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/faults'),
    OPERATOR_IDS: String(OPERATOR),
    GIFT_MAP: JSON.stringify(GIFT_MAP),
    AUTOMATIC_REFUNDS_AN_HOUR: String(PLENTY),
    LIMITS: JSON.stringify(Object.fromEntries(Object.keys(limitsSchema.shape).map((name) => [name, PLENTY]))),
    BATCH_SECONDS: '2',
    // before 8 March, while early openings are sold
    BILLET_CLOCK: '2026-01-20T12:00:00.000Z',
    ...(updates === 'posted' ? { WEBHOOK_SECRET: 'a-secret-of-the-webhook' } : {}),
  };
}

/** The job queue uses the database's clock, which is not moved. Makes jobs due whose moved time has come. */
function runDueJobs({ sql }: Cluster, ahead: () => number): () => Promise<void> {
  const stopped = new AbortController();
  const turn = async () => {
    while (!stopped.signal.aborted) {
      await sql`
        WITH due AS (UPDATE graphile_worker._private_jobs SET run_at = now()
          WHERE attempts = 0 AND run_at > now() AND run_at <= now() + ${ahead()} * interval '1 millisecond' RETURNING id)
        SELECT pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || count(*)::text || '}') FROM due HAVING count(*) > 0`.catch(
        () => {},
      );
      await pause(100);
    }
  };
  const done = turn();
  return async () => {
    stopped.abort();
    await done;
  };
}

/** The release of jobs held by killed servers uses the database's clock. */
async function ageLocks({ sql }: Cluster, ms: number): Promise<void> {
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - ${ms} * interval '1 millisecond' WHERE locked_at IS NOT NULL`;
  await sql`UPDATE graphile_worker._private_job_queues SET locked_at = locked_at - ${ms} * interval '1 millisecond'`;
}

/** Retries of failed jobs use the database's clock. */
async function ageRetries({ sql }: Cluster, ms: number): Promise<void> {
  await sql`UPDATE graphile_worker._private_jobs SET run_at = run_at - ${ms} * interval '1 millisecond' WHERE attempts > 0`;
  await sql`SELECT pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}')`;
}
