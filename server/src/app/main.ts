import { checkGiftSettings } from '../features/catalogue/index.ts';
import { checkKey, type SellingDeps } from '../features/payments/index.ts';
import { makeClock } from '../kit/clock.ts';
import { type Config, readConfig, readEnvFile } from '../kit/config.ts';
import { bindToBot } from '../kit/db/binding.ts';
import { openDatabase } from '../kit/db/database.ts';
import { makeLive } from '../kit/live/live.ts';
import { describeError, makeLog } from '../kit/log.ts';
import { telegramMessenger } from '../kit/messenger/telegram.ts';
import { systemRandom } from '../kit/random.ts';
import { StartError } from '../kit/start-error.ts';
import { startBot } from './bot/start.ts';
import { buildApp } from './http/app.ts';
import { startJobs } from './jobs/start.ts';
import { products } from './products.ts';

/** Milliseconds after which stopping is over, whatever still hangs. */
const STOP_LIMIT = 4_800;
type Stop = () => Promise<void>;

async function start(config: Config, stops: Stop[]): Promise<void> {
  checkGiftSettings(config);
  const deps = await openDeps(config, stops);
  const app = await buildApp(deps);
  stops.push(() => app.close());
  await app.listen({ port: config.port, host: config.isLocal ? '127.0.0.1' : '0.0.0.0' }).catch(explainPort(config.port));
  stops.push(await startJobs(deps), await startBot(deps));
  deps.log.info({ port: config.port, url: config.publicUrl }, 'ready');
}

async function openDeps(config: Config, stops: Stop[]): Promise<SellingDeps> {
  const log = makeLog(config);
  const db = await openDatabase({
    url: config.databaseUrl,
    roleUrls: config.databaseRoleUrls,
    dataFolder: config.dataFolder,
    secret: config.sealKey,
    warn: (line) => log.warn(line),
  });
  stops.push(() => db.close());
  await bindToBot(db, config.botToken);
  await checkKey({ db, config });
  const live = await makeLive(db, log, config.sealKey);
  stops.push(() => live.close());
  return {
    config,
    db,
    clock: makeClock(config.businessTime),
    log,
    random: systemRandom,
    messenger: telegramMessenger(config),
    live,
    products,
  };
}

function explainPort(port: number): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'EADDRINUSE') throw new StartError(`PORT: ${port} is in use; stop what uses it or set PORT to another`);
    if (error.code === 'EACCES') throw new StartError(`PORT: ${port} may not be used by this user; set PORT above 1023`);
    throw error;
  };
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
  process.on('uncaughtException', (error: unknown) => {
    if (isStopping()) return;
    console.error('billet: unexpected failure', JSON.stringify(describeError(error)));
    process.exit(1);
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
    console.error(error instanceof StartError ? `billet: ${error.message}` : error);
    process.exitCode = 1;
  }
  isStopping = true;
  setTimeout(() => process.exit(), STOP_LIMIT).unref();
  await stopAll(stops);
  process.exit();
}

await main();
