import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type BotApi, startBotApi } from './bot-api.ts';
import { type Cluster, makeCluster } from './faults/cluster.ts';
import { type DatabaseProxy, startDatabaseProxy } from './faults/database-proxy.ts';
import { freePort } from './free-port.ts';
import { account, fetchReply, signInitData } from './person.ts';
import { makeReleaseFolder } from './release-folder.ts';
import { QUICK_START } from './run-server.ts';
import { until } from './shop.ts';

const MAIN = new URL('../src/app/main.ts', import.meta.url).pathname;

let cluster: Cluster;
let databaseProxy: DatabaseProxy;
let botApi: BotApi;
let child: ChildProcess;
let url: string;
let metrics: string;
const release = makeReleaseFolder();
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  cluster = await makeCluster();
  databaseProxy = await startDatabaseProxy(cluster.socket);
  botApi = await startBotApi();
  const [port, metricsPort] = [await freePort(), await freePort()];
  [url, metrics] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}`];
  const { user, password, database } = cluster.login;
  const env = {
    PATH: process.env.PATH,
    BILLET_ENV: 'local',
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${databaseProxy.port}/${database}`,
    BOT_API_ROOT: botApi.root,
    SEAL_KEY: 'a secret of the outage, thirty-two characters long',
    RELEASE_DIR: release,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    INSTANCE: 'web-1',
    BILLET_VERSION: '7.8.9',
  };
  child = spawn(process.execPath, [...QUICK_START, MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  await until(
    async () => lines,
    (all) => all.some(({ msg }) => msg === 'ready'),
  );
}, 120_000);
afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await botApi.close();
  await databaseProxy.close();
  await cluster.close();
  rmSync(release, { recursive: true, force: true });
});

const profile = () =>
  fetchReply(`${url}/api/profile`, {
    headers: { 'API-Token': signInitData(account('alice'), '1000000001:AAbillet-development-token-no-secret') },
  });
const readiness = async () => (await fetchReply(`${url}/readyz`)).status;
const failures = () => lines.filter(({ level }) => Number(level) >= 40);

test('[OPS-02] a database outage logs one line at its start and one at its end, and the server responds 503 in between', async () => {
  await until(readiness, (status) => status === 200);
  expect((await profile()).status).toBe(200);
  const before = failures().length;
  await cluster.crash();
  databaseProxy.cut();
  await until(readiness, (status) => status === 503);
  expect((await fetchReply(`${url}/healthz`)).status).toBe(200);
  const refused = await profile();
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'busy' } } });
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect((await fetchReply(`${metrics}/metrics`)).text).toContain('billet_outage{of="database"} 1');
  await cluster.start();
  await until(
    async () => lines,
    (all) => all.some(({ event }) => event === 'outage_over'),
  );
  // all connections reconnect automatically
  await until(readiness, (status) => status === 200);
  await until(profile, ({ status }) => status === 200);
  expect((await fetchReply(`${metrics}/metrics`)).text).toContain('billet_outage{of="database"} 0');
  expect(failures().slice(before)).toEqual([
    expect.objectContaining({ event: 'outage', of: 'database', msg: 'the database is out of reach' }),
  ]);
  expect(lines.find(({ event }) => event === 'outage_over')).toMatchObject({
    of: 'database',
    seconds: expect.any(Number),
    failures: expect.any(Number),
  });
}, 60_000);

test('[OPS-02] every log line names instance and version', () => {
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatchObject({ instance: 'web-1', version: '7.8.9', time: expect.any(Number) });
});
