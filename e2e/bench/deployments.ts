import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Stack, startStack } from '../../scripts/lib/stack.mjs';
import { ORDINARY_DAY, PORT } from '../support/stack.ts';
import { folders } from './build.ts';

export interface Deployment {
  /** Where Alice's app opens, with fresh launch data in the address. */
  launchUrl(): Promise<string>;
  stop(): Promise<void>;
}

export type Deployments = Readonly<Record<'federated' | 'onePiece', Deployment>>;

async function deploy(releaseDir: string, port: number): Promise<Deployment> {
  const simulatorPort = port + 1;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'billet-bench-'));
  const env = {
    RELEASE_DIR: releaseDir,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    BILLET_ENV: 'local',
    BILLET_CLOCK: ORDINARY_DAY,
    LOG_LEVEL: 'warn',
  };
  const stack: Stack = await startStack({ port, simulatorPort, env, output: 'ignore' });
  return {
    async launchUrl() {
      const answer = await fetch(`http://127.0.0.1:${simulatorPort}/people/1001/launch`);
      const { url } = (await answer.json()) as { url: string };
      return url;
    },
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Both deployments side by side, each with a server, a database and a messenger of its own. */
export async function deployBoth(): Promise<Deployments> {
  const federated = await deploy(folders.federated, PORT);
  const onePiece = await deploy(folders.onePiece, PORT + 2);
  return { federated, onePiece };
}
