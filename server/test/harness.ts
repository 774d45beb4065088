import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app/http/app.ts';
import { products } from '../src/app/products.ts';
import type { SellingDeps } from '../src/features/payments/index.ts';
import { makeClock } from '../src/kit/clock.ts';
import { type Config, DEVELOPMENT_TOKEN, readConfig } from '../src/kit/config.ts';
import { findNoPlace } from '../src/kit/geo/geo.ts';
import { makeLive } from '../src/kit/live/live.ts';
import { makeLog } from '../src/kit/log.ts';
import { telegramMessenger } from '../src/kit/messenger/telegram.ts';
import { timedMessenger } from '../src/kit/messenger/timed.ts';
import { makeMetrics } from '../src/kit/metrics/metrics.ts';
import { systemRandom } from '../src/kit/random.ts';
import { TEST_SECRET } from './database.ts';
import { freshDatabase } from './fresh-database.ts';
import { type Person, person } from './person.ts';

/** A running server with its own database. */
export interface World {
  readonly deps: SellingDeps;
  readonly url: string;
  readonly app: FastifyInstance;
  /** A person with the app open. The same name gives the same person. */
  person(name: string): Promise<Person>;
  close(): Promise<void>;
}

/** The default business clock: a day outside all seasons. */
export const DEFAULT_DATE = new Date('2026-06-10T12:00:00.000Z');

/** Starts the real server on a free port. `config` replaces parts of the local configuration, `parts` other deps. */
export async function startWorld(config: Partial<Config> = {}, parts: Partial<SellingDeps> = {}): Promise<World> {
  const deps = { ...(await makeDeps(config)), ...parts };
  const app = await buildApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    deps,
    url,
    app,
    // by the server's clock: a test may have stopped it longer ago than the server accepts dates in the future
    person: (name) => person(name, url, deps.config.botToken, deps.clock.real()),
    async close() {
      await app.close();
      await deps.live.close();
      await deps.db.close();
    },
  };
}

/** No defaults of the simulator, unless a test sets them. */
const bare = { giftMap: {}, operatorIds: [], channelLink: '', channelId: null, emojiStatusId: '' };

/** The deps of a server that is not listening yet. */
export async function makeDeps(config: Partial<Config> = {}): Promise<SellingDeps> {
  const environment = { BOT_TOKEN: DEVELOPMENT_TOKEN, SEAL_KEY: TEST_SECRET, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' };
  const merged: Config = { ...readConfig(environment), businessTime: DEFAULT_DATE, ...bare, ...config };
  const log = makeLog(merged);
  const db = await freshDatabase();
  const metrics = makeMetrics();
  return {
    config: merged,
    db,
    clock: makeClock(merged.businessTime),
    log,
    random: systemRandom,
    messenger: timedMessenger(telegramMessenger({ config: merged, db, log, metrics }), metrics),
    metrics,
    findPlace: findNoPlace,
    live: await makeLive(db, log, TEST_SECRET),
    products,
  };
}
