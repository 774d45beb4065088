import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BotApi, startBotApi } from '../test/bot-api.ts';
import { freePort } from '../test/free-port.ts';
import type { OwnerSql } from '../test/open-sql.ts';
import { runServer } from '../test/run-server.ts';
import { startPostgres } from '../test/tcp-postgres.ts';
import { NOW, SECRET, type Size, seed } from './seed.ts';

interface Served {
  readonly url: string;
  /** Address of its metrics. */
  readonly metrics: string;
  stop(): Promise<unknown>;
}

/** The server and the bare routes, on the same database. */
export interface Deployment {
  readonly size: Size;
  readonly sql: OwnerSql;
  readonly server: Served;
  readonly bare: Served;
  readonly messenger: BotApi;
  close(): Promise<void>;
}

const settings = {
  BILLET_ENV: 'local',
  BILLET_CLOCK: NOW,
  SEAL_KEY: SECRET,
  LOG_LEVEL: 'error',
  // daily and quarter-hourly jobs must not run in some rounds only
  SCORE_DELAY_SECONDS: '86400',
  BATCH_SECONDS: '86400',
  // every person has a separate network address
  TRUSTED_PROXIES: '127.0.0.1',
};

export async function deploy(size: Size): Promise<Deployment> {
  const [database, messenger] = await Promise.all([startPostgres(), startBotApi()]);
  const url = database.urlOf('postgres');
  const startServer = () => start('main.ts', { ...settings, DATABASE_URL: url, BOT_API_ROOT: messenger.root });
  // the first start creates the tables
  await (await startServer()).stop();
  const sql = database.open('postgres');
  await seed(sql, size);
  const server = await startServer();
  const bare = await start(path.join(import.meta.dirname, 'bare/main.ts'), { DATABASE_URL: url });
  return {
    ...{ size, sql, server, bare, messenger },
    async close() {
      await Promise.all([server.stop(), bare.stop()]);
      await sql.end();
      await Promise.all([messenger.close(), database.close()]);
    },
  };
}

/** Starts a program and waits until it responds. */
async function start(program: string, variables: Readonly<Record<string, string>>): Promise<Served> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const { child, stop, ended } = runServer({ ...variables, PORT: String(port), METRICS_PORT: String(metricsPort) }, program);
  const url = `http://127.0.0.1:${port}`;
  while (!(await responds(`${url}/api/items`))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start: ${(await ended).errors}`);
    await pause(50);
  }
  return { url, stop, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function responds(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer !== null;
}
