import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { startStack } from '../../scripts/lib/stack.mjs';
import { PORT } from './stack.ts';

const port = PORT + 6;
const simulatorPort = PORT + 7;
/** The origin of the production server. Users open it through its simulator. */
export const productionOrigin = `http://localhost:${port}/`;
/** In the format of BotFather. It only exists in the simulator of this deployment. */
const token = '1000000002:AAbillet-a-production-token-of-tests';

export interface Production {
  stop(): Promise<void>;
}

/** Starts a deployment in production mode that serves a release, with its own simulator. */
export async function startProduction(release: string, more: Readonly<Record<string, string>>): Promise<Production> {
  const folder = await mkdtemp(path.join(tmpdir(), 'billet-production-'));
  const env = {
    BILLET_ENV: 'production',
    PUBLIC_URL: productionOrigin,
    BOT_TOKEN: token,
    BOT_API_ROOT: `http://localhost:${simulatorPort}`,
    SEAL_KEY: 'a key of thirty-two characters, or more',
    DATABASE_URL: 'embedded',
    DATA_DIR: path.join(folder, 'data'),
    RELEASE_DIR: release,
    LOG_LEVEL: 'warn',
    ...more,
  };
  const stack = await startStack({ port, simulatorPort, env });
  return {
    async stop() {
      await stack.stop();
      // on a slow machine the database may still write its last files
      await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
    },
  };
}

/** The address with which the simulator opens the app for Alice. */
export async function productionUrl(page: Page, override?: string): Promise<string> {
  const answer = await page.request.get(`http://localhost:${simulatorPort}/people/alice/launch?app=main&start=`);
  const address = new URL(((await answer.json()) as { url: string }).url);
  if (override) address.searchParams.set('override', override);
  return address.href;
}
