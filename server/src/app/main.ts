import { Api } from 'grammy';
import { checkGiftSettings } from '../features/catalogue/index.ts';
import { checkKey, type SellingDeps } from '../features/payments/index.ts';
import { makeClock } from '../kit/clock.ts';
import { type Config, readConfig, readEnvFile } from '../kit/config.ts';
import { openDatabase } from '../kit/db/open.ts';
import { type FindPlace, findNoPlace, openGeo } from '../kit/geo/geo.ts';
import { makeLive } from '../kit/live/live.ts';
import { describeError, makeLog } from '../kit/log.ts';
import { giveMemoryBack } from '../kit/memory.ts';
import { telegramMessenger } from '../kit/messenger/telegram.ts';
import { timedMessenger } from '../kit/metrics/messenger.ts';
import { type Metrics, makeMetrics } from '../kit/metrics/metrics.ts';
import { isDatabaseOutage } from '../kit/outages/classify.ts';
import { makeOutages, type Outages } from '../kit/outages/outages.ts';
import { systemRandom } from '../kit/random.ts';
import { type Role, roles } from '../kit/settings/shapes.ts';
import { startFailure } from '../kit/start-error.ts';
import { products } from './products.ts';

/** Milliseconds after which stopping is over, whatever still hangs. */
const STOP_LIMIT = 4_800;
/** Milliseconds between two checks of the database, so that an outage is known within five seconds also while nothing is asked of it. */
const CHECK_MS = 1_500;
type Stop = () => Promise<void>;
interface Seen {
  readonly metrics: Metrics;
  readonly outages: Outages;
  readonly findPlace: FindPlace;
}

async function start(config: Config, stops: Stop[]): Promise<void> {
  checkGiftSettings(config);
  const findPlace = config.roles.includes('web') ? await openGeo(config.geoCityDatabase) : findNoPlace;
  const metrics = makeMetrics();
  const outages = makeOutages(metrics);
  const deps = await openDeps(config, { metrics, outages, findPlace }, stops);
  for (const role of roles.filter((each) => config.roles.includes(each))) stops.push(await startRole[role](deps));
  if (config.metrics) stops.push(await (await import('./metrics/start.ts')).startMetrics(deps, config.metrics));
  // first of all when we stop: what goes then is no outage
  stops.push(async () => outages.close());
  await giveMemoryBack();
  deps.log.info({ roles: config.roles, ...(config.roles.includes('web') && { port: config.port, url: config.publicUrl }) }, 'ready');
}

/** What each role starts; what is given back stops it. In the order of the start; what a process doesn't do it doesn't load. */
const startRole: Readonly<Record<Role, (deps: SellingDeps) => Promise<Stop>>> = {
  web: async (deps) => (await import('./http/start.ts')).startWeb(deps),
  jobs: async (deps) => (await import('./jobs/start.ts')).startJobs(deps),
  bot: async (deps) => (await import('./bot/start.ts')).startBot(deps),
};

async function openDeps(settings: Config, { metrics, outages, findPlace }: Seen, stops: Stop[]): Promise<SellingDeps> {
  const log = makeLog(settings, outages);
  const { db, hashKey } = await openDatabase(settings, checkKey, (line) => log.warn(line));
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

/** Outages of what is outside are told once, from here to the end. */
function watchOutside(outages: Outages, { db, config, log }: Pick<SellingDeps, 'db' | 'config' | 'log'>): void {
  outages.watch('database', { check: () => db.probe(), every: CHECK_MS }, log);
  outages.watch('messenger', { check: () => new Api(config.botToken, { apiRoot: config.botApiRoot, timeoutSeconds: 5 }).getMe() }, log);
}

/** In the order opposite to the start, each even when one before it failed. */
async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error('billet: stopping failed:', nameOf(error)));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : String(error);
}

/**
 * What nobody caught ends the process, and says no more of itself than the log would: Node itself prints whole objects,
 * connections with their secrets among them. While we stop, a database that went first is no news.
 */
function endOnSurprise(isStopping: () => boolean): void {
  const end = (error: unknown) => {
    if (isStopping()) return;
    console.error('billet: unexpected failure', JSON.stringify(describeError(error)));
    process.exit(1);
  };
  process.on('uncaughtException', end);
  // in an outage the job queue forgets a promise: that a job failed couldn't be written; the job is freed like a killed worker's
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseOutage(error)) end(error);
  });
}

async function main(): Promise<void> {
  const stops: Stop[] = [];
  let isStopping = false;
  endOnSurprise(() => isStopping);
  // kept: Ctrl-C comes twice when a parent passes it on, and the second must not cut the first short
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
    // whoever started us with a channel is gone, however it ended
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
