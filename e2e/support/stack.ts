import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/lib/stack.mjs';

/** E2E_PORT allows several people to run suites on one machine. */
export const PORT = Number(process.env.E2E_PORT ?? 18_080) + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const SIMULATOR_PORT = PORT + 1;
export const appUrl = (person?: string) => `http://${person ? `${person}.` : ''}localhost:${PORT}`;
export const simulatorUrl = `http://localhost:${SIMULATOR_PORT}`;

/** An ordinary day without a closed season or a promotion. */
export const ORDINARY_DAY = '2026-10-14T09:00:00.000Z';

const operatorIds = (first: number, length: number) => Array.from({ length }, (_, index) => first + 10 * index);

/** The Telegram user ids of operators. Each test with an operator takes the next id, so that no operator has a history. */
export const OPERATORS = { alice: operatorIds(100_001, 4), boris: operatorIds(200_002, 2) } as const;

/** Settings of the server for all files: limits that no test reaches, a channel, an emoji status, operators and a hidden gift. */
const environment = {
  BILLET_ENV: 'local',
  BILLET_CLOCK: ORDINARY_DAY,
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
  LIMITS: JSON.stringify({ perPairADay: 1000, perSenderAnHour: 1000, perAddressAnHour: 100_000 }),
  CHANNEL_LINK: 'https://t.me/billet_news',
  CHANNEL_ID: '@billet_news',
  EMOJI_STATUS_ID: '5368324170671202286',
  HIDDEN_GIFTS: 'rocket',
  BATCH_SECONDS: '1',
  OPERATOR_IDS: [...OPERATORS.alice, ...OPERATORS.boris].join(),
};

export interface Stack {
  /** The release folder that the server serves. It is a private copy. */
  readonly release: string;
  /** Restores the release folder to the built release. */
  restoreRelease(): Promise<void>;
  stop(): Promise<void>;
}

/** Removes previous versions of earlier builds: each part starts with one version, and tests release the versions that they need. */
async function forgetVersionsBefore(release: string): Promise<void> {
  const pointer = path.join(release, 'release.json');
  const stated = JSON.parse(await readFile(pointer, 'utf8'));
  for (const part of [stated.shell, ...Object.values<{ previous: unknown }>(stated.remotes)]) part.previous = [];
  const text = `${JSON.stringify(stated, null, 2)}\n`;
  for (const file of [pointer, path.join(release, 'releases', `${stated.n}.json`)]) {
    await writeFile(file, text);
    for (const suffix of ['.br', '.gz']) await rm(file + suffix, { force: true });
  }
}

/** Starts a server with an empty database and a simulator, on the ports of this worker. */
export async function startOwnStack(): Promise<Stack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'billet-e2e-'));
  const release = path.join(folder, 'release');
  const built = path.resolve(import.meta.dirname, '../..', process.env.RELEASE_DIR ?? '.release');
  const copyRelease = async () => {
    await cp(built, release, { recursive: true, preserveTimestamps: true });
    await forgetVersionsBefore(release);
  };
  await copyRelease();
  const env = { ...environment, DATA_DIR: path.join(folder, 'data'), RELEASE_DIR: release };
  const stack = await startStack({ port: PORT, simulatorPort: SIMULATOR_PORT, env });
  return {
    release,
    async restoreRelease() {
      await rm(release, { recursive: true });
      await copyRelease();
    },
    async stop() {
      await stack.stop();
      // on a slow machine the database may still write its last files
      await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
    },
  };
}
