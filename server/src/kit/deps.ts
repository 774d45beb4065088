import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { FindPlace } from './geo/geo.ts';
import type { Live } from './live/live.ts';
import type { Messenger } from './messenger/messenger.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Random } from './random.ts';

/** All external dependencies of the server. Tests provide their own. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly random: Random;
  readonly messenger: Messenger;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly findPlace: FindPlace;
  /** Milliseconds that a repeated keyed call waits for the first. Tests shorten it. */
  readonly longestWaitMs?: number;
}
