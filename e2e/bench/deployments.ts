import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Stack, startStack } from '../../scripts/lib/stack.mjs';
import { ORDINARY_DAY, PORT } from '../support/stack.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { folders, type Variant } from './folders.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import { type BenchUsers, createUsers } from './people.ts';
import type { StartPage } from './start-pages.ts';

interface Deployment {
  /** The URL that opens a start page as Alice, with new launch data in its hash. */
  launchUrl(start: StartPage): Promise<string>;
  stop(): Promise<void>;
}

export type Deployments = Readonly<Record<Variant, Deployment>> & {
  /** Browser argument that makes Chromium trust the deployments' certificate. */
  readonly browserArgument: string;
  stop(): Promise<void>;
};

/** The same users visit repeatedly, so the limits must be higher than in production. */
const LIMITS = JSON.stringify({ perPairADay: 1000, perSenderAnHour: 1000, perAddressAnHour: 1_000_000 });

async function deploy(releaseDir: string, port: number, certificate: Certificate): Promise<Deployment> {
  const simulatorPort = port + 1;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'billet-bench-'));
  const local = { DATABASE_URL: '', BILLET_ENV: 'local', BILLET_CLOCK: ORDINARY_DAY, LOG_LEVEL: 'warn', LIMITS };
  const env = { RELEASE_DIR: releaseDir, DATA_DIR: dataDir, ...local };
  const stack: Stack = await startStack({ port, simulatorPort, env, output: 'ignore' });
  const simulator = `http://127.0.0.1:${simulatorPort}`;
  const users = await createUsers(`http://127.0.0.1:${port}`, simulator);
  const proxy = await startHttp2Proxy(port, certificate);
  return {
    launchUrl: (start) => launchUrl(start, users, simulator, proxy.origin),
    async stop() {
      proxy.stop();
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launchUrl({ app, route }: StartPage, { boris, resetMode }: BenchUsers, simulator: string, origin: string): Promise<string> {
  await resetMode();
  const link = app === 'main' ? '' : `?app=${app}&start=${boris}`;
  const answer = await fetch(`${simulator}/people/alice/launch${link}`);
  const { pathname, search, hash } = new URL(((await answer.json()) as { url: string }).url);
  // a button of the bot puts the route into the hash, and the messenger appends its launch parameters
  return `${origin}${pathname}${search}#${route ? `${route}?` : ''}${hash.slice(1)}`;
}

/** Starts all deployments. Each has its own server, database and messenger. */
export async function deployAll(): Promise<Deployments> {
  const folder = await mkdtemp(path.join(tmpdir(), 'billet-bench-'));
  const certificate = makeCertificate(folder);
  const federated = await deploy(folders.federated, PORT, certificate);
  const framed = await deploy(folders.framed, PORT + 2, certificate);
  const plain = await deploy(folders.plain, PORT + 4, certificate);
  return {
    ...{ federated, framed, plain, browserArgument: certificate.argument },
    async stop() {
      await Promise.all([federated.stop(), framed.stop(), plain.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
