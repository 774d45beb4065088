import assert from 'node:assert/strict';
import { DEVELOPMENT_TOKEN } from '../../src/kit/config.ts';
import type { Sql } from '../../src/kit/db/sql-on.ts';
import type { BotApi } from '../bot-api.ts';
import { unwrap } from '../deliver.ts';
import { freePort } from '../free-port.ts';
import { person } from '../person.ts';
import { type Run, runServer } from '../run-server.ts';
import { waitForOrderState } from '../sale.ts';
import { checkout, inboxOf, orderIn, paymentOf, until } from '../shop.ts';
import { openStream } from '../stream.ts';
import type { PgBouncer } from './pgbouncer.ts';

export interface PoolerEnvironment {
  readonly version: string;
  readonly botApi: BotApi;
  /** A connection without the pooler, to count connections. */
  readonly sql: Sql;
  pooler(userlist: string): Promise<PgBouncer>;
  /** The environment of a server that uses the pooler at this port. */
  variables(port: number): Record<string, string>;
}

/** The first PgBouncer version that supports prepared statements. */
const PREPARES = [1, 21] as const;
const CROWD = 200;

/** Yields a line for each verified property. Throws for the first violated one. */
export async function* runChecks(environment: PoolerEnvironment): AsyncGenerator<string> {
  const list = await runServer(environment.variables(1), 'maintenance/roles.ts', '--userlist').ended;
  assert.equal(list.code, 0, list.errors);
  yield 'roles --userlist prints the user list of PgBouncer';
  const pooler = await environment.pooler(list.lines);
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(environment.version) ?? []).slice(1).map(Number);
  const prepares = major > PREPARES[0] || (major === PREPARES[0] && minor >= PREPARES[1]);
  const common = { ...environment.variables(pooler.port), DATABASE_PREPARED: prepares ? 'on' : 'off' };
  const runs: Run[] = [];
  try {
    yield* refusals(common, prepares);
    const ports = [String(await freePort()), String(await freePort())];
    runs.push(
      ...ports.map((PORT) => runServer({ ...common, ROLES: 'web', PORT })),
      ...['jobs', 'bot'].map((ROLES) => runServer({ ...common, ROLES })),
    );
    await Promise.all(runs.map(({ ready }) => ready));
    yield 'two web processes, one jobs process and one bot process start together on an empty database';
    yield* mainLoop(
      environment,
      ports.map((port) => `http://127.0.0.1:${port}`),
    );
    assert.deepEqual(await Promise.all(runs.map((run) => run.stop())), [0, 0, 0, 0]);
    yield 'all four processes exit with 0';
  } finally {
    for (const { child } of runs) child.kill('SIGKILL');
    await pooler.stop();
  }
}

async function* refusals(common: Record<string, string>, prepares: boolean): AsyncGenerator<string> {
  const { DATABASE_DIRECT_URL: _, ...without } = common;
  const lost = await runServer(without).ended;
  assert.deepEqual([lost.code, lost.errors.split(':').slice(0, 2)], [1, ['billet', ' DATABASE_DIRECT_URL']]);
  yield `a start without DATABASE_DIRECT_URL is rejected: ${lost.errors.trim()}`;
  if (prepares) return;
  const unprepared = await runServer({ ...common, DATABASE_PREPARED: 'on' }).ended;
  assert.deepEqual([unprepared.code, unprepared.errors.split(':').slice(0, 2)], [1, ['billet', ' DATABASE_PREPARED']]);
  yield `a start with prepared statements behind an older PgBouncer is rejected: ${unprepared.errors.trim()}`;
}

async function* mainLoop({ botApi, sql }: PoolerEnvironment, [first = '', second = '']: readonly string[]): AsyncGenerator<string> {
  const [payer, recipient] = [await person('payer', first, DEVELOPMENT_TOKEN), await person('recipient', second, DEVELOPMENT_TOKEN)];
  const stream = await openStream({ url: second }, recipient);
  await stream.next();
  const start = performance.now();
  await checkout(payer, recipient, { itemId: 'tulip' });
  assert.equal((await stream.next()).data.kind, 'inventory');
  yield `a note sent in one process reaches an open stream of the other (${(performance.now() - start).toFixed(0)} ms)`;
  const order = orderIn(await checkout(payer, recipient, { itemId: 'teddy' }));
  botApi.push(paymentOf(payer, order));
  await waitForOrderState(payer, order, 'fulfilled');
  await until(
    () => inboxOf(recipient),
    ({ length }) => length === 2,
  );
  await botApi.waitForCall('sendMessage', ({ chat_id: chat }) => chat === recipient.telegramId);
  yield 'a paid gift is recorded by the bot process, delivered, and announced by the jobs process';
  for (const { id } of await inboxOf(recipient)) assert.equal((await unwrap(recipient, id)).status, 'opened');
  assert.deepEqual(
    (await inboxOf(recipient)).map(({ status }) => status),
    ['opened', 'opened'],
  );
  yield 'received notes are opened, in two transactions with one statement each';
  stream.close();
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, n) => [payer, recipient][n % 2]?.call('getValentines', { query: { type: 'ordinary' } })),
  );
  assert.deepEqual(new Set(answers.map((answer) => answer?.status)), new Set([200]));
  const [pooled] = await sql<{ most: number }[]>`
    SELECT max(n)::int AS most FROM (SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND usename LIKE 'billet\\_%' GROUP BY usename) each`;
  yield `${CROWD} concurrent calls use at most ${pooled?.most} connections per login`;
}
