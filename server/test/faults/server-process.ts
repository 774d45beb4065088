import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { QUICK_START } from '../run-server.ts';

const MAIN = path.join(import.meta.dirname, '../../src/app/main.ts');
const CLOCK = path.join(import.meta.dirname, 'moved-clock.ts');
/** Milliseconds after which a server that does not respond is restarted. */
const START_LIMIT = 200_000;
const MAX_ATTEMPTS = 3;

/** A server process that can be killed and restarted. */
export interface ServerProcess {
  readonly url: string;
  /** Exits that were not requested. */
  readonly unexpectedExits: readonly string[];
  start(): Promise<void>;
  /** Sets its clock this many milliseconds ahead of the machine's; resolves when it is set. `firesTimers`: due timers fire at once. */
  setAhead(ms: number, firesTimers: boolean): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function prepareServer(variables: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  const unexpectedExits: string[] = [];
  let ahead = 0;
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const ended = child;
    child = null;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const exited = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill(signal);
    await exited;
  };
  const launch = () => {
    const env = { PATH: process.env.PATH ?? '', ...variables, PORT: String(port), FAULTS_AHEAD: String(ahead) };
    const args = ['--disable-warning=ExperimentalWarning', ...QUICK_START, '--import', CLOCK, MAIN];
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const outputTail = readTail(started);
    started.once('exit', (code) => {
      if (child !== started) return;
      unexpectedExits.push(`exit code ${code}: ${outputTail()}`);
      // restarts it as a supervisor would
      child = launch();
    });
    return started;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    unexpectedExits,
    async start() {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        child ??= launch();
        if (await answers(`http://127.0.0.1:${port}/healthz`)) return;
        await end('SIGKILL');
      }
      throw new Error(`A server does not start: ${unexpectedExits.at(-1)}`);
    },
    async setAhead(ms, firesTimers) {
      ahead = ms;
      // a server that is just dying cannot receive it, and its successor reads FAULTS_AHEAD
      if (!child?.connected) return;
      const ended = new AbortController();
      const set = once(child, 'message', { signal: ended.signal });
      const gone = once(child, 'disconnect', { signal: ended.signal });
      child.send({ to: ms, firesTimers }, () => undefined);
      await Promise.race([set, gone]).finally(() => ended.abort());
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function readTail(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-3_000);
    });
  return () => text;
}

async function answers(url: string): Promise<boolean> {
  for (const until = Date.now() + START_LIMIT; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 30))) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}
