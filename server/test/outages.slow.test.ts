import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { type BotApi, startBotApi } from './bot-api.ts';
import { makeCluster } from './faults/cluster.ts';
import { freePort } from './free-port.ts';
import { openSql } from './open-sql.ts';
import {
  databaseOutages,
  freeConnections,
  makeSmallDisk,
  occupyConnections,
  removeSmallDisk,
  type Stage,
} from './outages/database-outages.ts';
import { startFaultyProxy } from './outages/faulty-proxy.ts';
import { fetchReply, type Person, person, type Reply } from './person.ts';
import { makeReleaseFolder } from './release-folder.ts';
import { QUICK_START } from './run-server.ts';
import { waitForOrderState } from './sale.ts';
import { checkout, inboxOf, orderIn, paymentOf, until } from './shop.ts';

const MAIN = path.join(import.meta.dirname, '../src/app/main.ts');
const PRELOAD = path.join(import.meta.dirname, 'outages/failing-dns.ts');

/** Number of people with the app open. */
const CROWD = 40;

let stage: Stage;
let botApi: BotApi;
let child: ChildProcess;
let url: string;
let metrics: string;
let folder: string;
const release = makeReleaseFolder();
const lines: Record<string, unknown>[] = [];
let errors = '';
const table: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'billet-outages-'));
  const hostFile = path.join(folder, 'host');
  writeFileSync(hostFile, '');
  const cluster = await makeCluster();
  const { user, password, database } = cluster.login;
  const smallDisk = makeSmallDisk(path.dirname(cluster.socket));
  if (smallDisk !== null) {
    const postgres = openSql({ host: path.dirname(cluster.socket), user, password, database: 'postgres' });
    await postgres.query(`CREATE TABLESPACE small LOCATION '${smallDisk}'`);
    await postgres.query(`ALTER DATABASE ${database} SET TABLESPACE small`);
    await postgres.end();
  }
  const proxy = await startFaultyProxy(cluster.socket);
  stage = { cluster, proxy, smallDisk, hostFile };
  botApi = await startBotApi();
  const [port, metricsPort] = [await freePort(), await freePort()];
  [url, metrics] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}`];
  const env = {
    PATH: process.env.PATH,
    BILLET_ENV: 'local',
    DATABASE_URL: `postgres://${user}:${password}@database.billet.test:${proxy.port}/${database}`,
    BOT_API_ROOT: botApi.root,
    SEAL_KEY: 'a secret of the outages, thirty-two characters long',
    RELEASE_DIR: release,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    HOST_EXISTS: hostFile,
    INSTANCE: 'web-1',
    BILLET_VERSION: '7.8.9',
  };
  const args = ['--disable-warning=ExperimentalWarning', ...QUICK_START, '--import', PRELOAD, MAIN];
  child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.stdout) createInterface(child.stdout).on('line', (text) => lines.push(JSON.parse(text) as Record<string, unknown>));
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  await until(
    async () => lines,
    (all) => all.some(({ msg }) => msg === 'ready') || child.exitCode !== null,
  );
  expect(errors).toBe('');
});
afterAll(async () => {
  console.info(['broken | /readyz | a call | back after | lost', ...table].join('\n'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await botApi.close();
  await stage.proxy.close();
  await stage.cluster.close();
  removeSmallDisk(stage.smallDisk);
  for (const each of [folder, release]) rmSync(each, { recursive: true, force: true });
});

const readiness = async () => (await fetchReply(`${metrics}/readyz`)).status;
const outageMetric = async () => /billet_outage\{of="database"\} (\d)/.exec((await fetchReply(`${metrics}/metrics`)).text)?.[1];
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

test.each(databaseOutages.map((each) => [each.name, each] as const))(
  '[OPS-02] [OPS-05] while the database fails because %s, the server responds 503; afterwards it recovers and nothing is lost',
  async (name, { begin, end }) => {
    await until(readiness, (status) => status === 200);
    const [payer, recipient] = [await person(`payer of ${name}`, url, DEVELOPMENT_TOKEN), await person(name, url, DEVELOPMENT_TOKEN)];
    const order = orderIn(await checkout(payer, recipient, { itemId: 'teddy' }));
    const from = lines.length;

    await begin(stage);
    const brokenAt = performance.now();
    // the outage is detected without other requests
    await until(readiness, (status) => status === 503);
    const noticed = seconds(brokenAt);
    await until(outageMetric, (value) => value === '1');
    expect((await fetchReply(`${url}/healthz`)).status).toBe(200);
    const key = `key of ${name}`;
    const calledAt = performance.now();
    const refused = await checkout(payer, recipient, {}, { key });
    const answered = seconds(calledAt);
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'busy' } } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    botApi.push(paymentOf(payer, order));

    const endedAt = performance.now();
    await end(stage);
    await until(readiness, (status) => status === 200);
    await until(
      () => checkout(payer, recipient, {}, { key }),
      ({ status }) => status === 200,
    );
    const back = seconds(endedAt);
    await waitForOrderState(payer, order, 'fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(2);
    await until(outageMetric, (value) => value === '0');
    // the log line can arrive after the metric
    const over = await until(
      async () => lines.slice(from).filter(({ event }) => event === 'outage_over'),
      ({ length }) => length > 0,
    );
    const warnings = lines.slice(from).filter(({ level }) => Number(level) >= 40);
    expect(warnings).toEqual([expect.objectContaining({ event: 'outage', of: 'database', reason: expect.any(String) })]);
    expect(over).toEqual([expect.objectContaining({ of: 'database', reason: warnings[0]?.reason, seconds: expect.any(Number) })]);
    expect([child.exitCode, errors]).toEqual([null, '']);
    table.push(`${name} | 503 after ${noticed} | 503 in ${answered} | ${back} | 0`);
  },
);

test('[OPS-05] while other clients take every free connection, each call of a crowd gets 200 or 503 with Retry-After; afterwards all get 200', async () => {
  await until(readiness, (status) => status === 200);
  const crowd: Person[] = [];
  // one after another, because a slow machine may answer 503 to the first calls of so many people at once
  for (let n = 0; n < CROWD; n += 1) crowd.push(await person(`one of the crowd ${n}`, url, DEVELOPMENT_TOKEN));
  const answers: Reply[] = [];
  let isOver = false;
  const callRepeatedly = async (one: Person) => {
    while (!isOver) answers.push(...(await Promise.all([one.call('getProfile'), one.call('getSent'), one.call('getPurchases')])));
  };
  const calling = Promise.all(crowd.map(callRepeatedly));
  /** A call without a response fails the test at once. */
  const during = <T>(work: Promise<T>) => Promise.race([work, calling.then(() => work)]);

  await during(occupyConnections(stage));
  const before = answers.length;
  await during(
    until(
      async () => answers.slice(before).filter(({ status }) => status === 503),
      ({ length }) => length >= 3 * CROWD,
    ),
  );
  const freedAt = performance.now();
  await freeConnections();
  await during(until(readiness, (status) => status === 200));
  await during(
    until(
      async () => answers.slice(-9 * CROWD),
      (last) => last.every(({ status }) => status === 200),
    ),
  );
  table.push(`other clients take its connections while ${CROWD} people call | – | 200 or 503 | ${seconds(freedAt)} | 0`);
  isOver = true;
  await calling;
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.filter(({ headers }) => !(Number(headers.get('Retry-After')) > 0))).toEqual([]);
  expect([child.exitCode, errors]).toEqual([null, '']);
});

test('[OPS-02] every log line names instance and version', () => {
  for (const line of lines) expect(line).toMatchObject({ instance: 'web-1', version: '7.8.9', time: expect.any(Number) });
});
