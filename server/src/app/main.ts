import { Api } from 'grammy';
import { checkGiftSettings } from '../features/catalogue/index.ts';
import type { SellingDeps } from '../features/payments/index.ts';
import { makeClock } from '../kit/clock.ts';
import { type Config, readConfig, readEnvFile } from '../kit/config.ts';
import { openDatabase } from '../kit/db/open.ts';
import { type FindPlace, findNoPlace, openGeo } from '../kit/geo/geo.ts';
import { makeLive } from '../kit/live/live.ts';
import { describeError, makeLog } from '../kit/log.ts';
import { collectGarbage } from '../kit/memory.ts';
import { telegramMessenger } from '../kit/messenger/telegram.ts';
import { timedMessenger } from '../kit/messenger/timed.ts';
import { type Metrics, makeMetrics } from '../kit/metrics/metrics.ts';
import { isDatabaseOutage } from '../kit/outages/classify.ts';
import { makeOutages, type Outages } from '../kit/outages/outages.ts';
import { systemRandom } from '../kit/random.ts';
import { releaseStore } from '../kit/release-store.ts';
import { type Role, roles } from '../kit/settings/shapes.ts';
import { startFailure } from '../kit/start-error.ts';
import { checkAddresses } from './http/listen.ts';
import { products } from './products.ts';

/** Milliseconds after which the process exits even if stopping hangs. */
const STOP_LIMIT = 4_800;
/** Milliseconds between two checks of the database, so that an outage is detected within five seconds even without queries. */
const CHECK_MS = 1_500;
type Stop = () => Promise<void>;
interface Seen {
  readonly metrics: Metrics;
  readonly outages: Outages;
  readonly findPlace: FindPlace;
}

async function start(config: Config, stops: Stop[]): Promise<void> {
  // faults of settings are found before the database is changed
  checkGiftSettings(config);
  releaseStore(config);
  await checkAddresses(config);
  const findPlace = config.roles.includes('web') ? await openGeo(config.geoCityDatabase) : findNoPlace;
  const metrics = makeMetrics();
  const outages = makeOutages(metrics);
  const deps = await openDeps(config, { metrics, outages, findPlace }, stops);
  for (const role of roles.filter((each) => config.roles.includes(each))) stops.push(await startRole[role](deps));
  if (config.metrics) stops.push(await (await import('./metrics/start.ts')).startMetrics(deps, config.metrics));
  // Runs first when stopping: connections closed by us are no outages
  stops.push(async () => outages.close());
  await collectGarbage();
  deps.log.info({ roles: config.roles, ...(config.roles.includes('web') && { port: config.port, url: config.publicUrl }) }, 'ready');
}

/** Starts each role, in this order; the returned function stops it. Imports are dynamic, so that a process loads only its own roles. */
const startRole: Readonly<Record<Role, (deps: SellingDeps) => Promise<Stop>>> = {
  web: async (deps) => (await import('./http/start.ts')).startWeb(deps),
  jobs: async (deps) => (await import('./jobs/start.ts')).startJobs(deps),
  bot: async (deps) => (await import('./bot/start.ts')).startBot(deps),
};

async function openDeps(settings: Config, { metrics, outages, findPlace }: Seen, stops: Stop[]): Promise<SellingDeps> {
  const log = makeLog(settings, outages);
  const { db, hashKey } = await openDatabase(settings, (line) => log.warn(line));
  const config = { ...settings, hashKey };
  stops.push(() => db.close());
  watchOutside(outages, { db, config, log });
  const live = await makeLive(db, log, config.sealKey, config.roles.includes('web'));
  stops.push(() => live.close());
  return {
    config,
    db,
    clock: makeClock(config.businessTime),
    log,
    random: systemRandom,
    messenger: timedMessenger(telegramMessenger({ config, db, log, metrics }), metrics),
    live,
    metrics,
    findPlace,
    products,
  };
}

/** Logs outages of external services once per outage. */
function watchOutside(outages: Outages, { db, config, log }: Pick<SellingDeps, 'db' | 'config' | 'log'>): void {
  outages.watch('database', { check: () => db.probe(), every: CHECK_MS }, log);
  outages.watch('messenger', { check: () => new Api(config.botToken, { apiRoot: config.botApiRoot, timeoutSeconds: 5 }).getMe() }, log);
}

/** Runs in reverse order of the start, each also after an earlier failure. */
async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error('billet: stopping failed:', nameOf(error)));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : String(error);
}

/**
 * Exits on an uncaught error and prints only what the log would: Node.js itself prints whole objects, including connections with their
 * secrets. Errors while stopping are ignored.
 */
function endOnSurprise(isStopping: () => boolean): void {
  const end = (error: unknown) => {
    if (isStopping()) return;
    console.error('billet: unexpected failure', JSON.stringify(describeError(error)));
    process.exit(1);
  };
  process.on('uncaughtException', end);
  // During an outage, the job queue leaves a rejection unhandled when it cannot record a job's failure; the job is freed like a killed
  // worker's
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseOutage(error)) end(error);
  });
}

async function main(): Promise<void> {
  const stops: Stop[] = [];
  let isStopping = false;
  endOnSurprise(() => isStopping);
  // The listeners stay: a parent may pass Ctrl-C on, and the second signal must not interrupt the stop
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
    // The parent process with an IPC channel has ended
    process.once('disconnect', resolve);
  });
  try {
    readEnvFile();
    await Promise.race([start(readConfig(process.env), stops).then(() => stopped), stopped]);
  } catch (error) {
    console.error(startFailure(error));
    process.exitCode = 1;
  }
  isStopping = true;
  setTimeout(() => process.exit(), STOP_LIMIT).unref();
  await stopAll(stops);
  process.exit();
}

await main();
