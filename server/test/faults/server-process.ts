import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../../src/app/main.ts');
const START_LIMIT = 90_000;

/** The server as a process that can be killed and comes again. */
export interface ServerProcess {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9, its database with it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function prepareServer(variables: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  const env = { PATH: process.env.PATH ?? '', ...variables, PORT: String(port) };
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const ended = child;
    child = null;
    if (!ended || ended.exitCode !== null) return;
    const gone = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill(signal);
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      await isReady(child);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let lines = '';
    const late = setTimeout(() => reject(new Error(`The server did not start in time: ${lines}`)), START_LIMIT);
    child.stdout?.on('data', (chunk) => {
      if (lines.includes('"ready"')) return;
      lines += chunk;
      if (!lines.includes('"ready"')) return;
      clearTimeout(late);
      resolve();
    });
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`The server ended while it started: ${lines.slice(-500)}`));
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
