import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/lib/stack.mjs';

/** Another pair lets several people run suites on one machine. */
export const PORT = Number(process.env.E2E_PORT ?? 18_080) + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const SIMULATOR_PORT = PORT + 1;
export const appUrl = (person?: string) => `http://${person ? `${person}.` : ''}localhost:${PORT}`;
export const simulatorUrl = `http://localhost:${SIMULATOR_PORT}`;

/** An ordinary day: nothing is closed, no promo stands. */
export const ORDINARY_DAY = '2026-10-14T09:00:00.000Z';

/** Limits that a suite never reaches. */
export const NO_LIMITS = { LIMITS: JSON.stringify({ perPairADay: 1000, perSenderAnHour: 1000, perAddressAnHour: 100_000 }) };

export interface Stack {
  stop(): Promise<void>;
}

/**
 * A server with an empty database and a simulator, on ports of their own. The business clock starts at `clock`; `more`
 * are further variables of the environment.
 */
export async function freshStack(clock = ORDINARY_DAY, more: Readonly<Record<string, string>> = {}): Promise<Stack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'billet-e2e-'));
  const env = { DATA_DIR: dataDir, BILLET_ENV: 'local', BILLET_CLOCK: clock, LOG_LEVEL: 'warn', DATABASE_URL: '', ...more };
  const stack = await startStack({ port: PORT, simulatorPort: SIMULATOR_PORT, env });
  return {
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
