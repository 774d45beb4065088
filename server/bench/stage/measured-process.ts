import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { launch } from './launch.ts';

const METER = path.join(import.meta.dirname, 'meter.ts');
const START_LIMIT = 180_000;

/** Resource usage of a process since its start. */
export interface Usage {
  /** CPU time in milliseconds. */
  readonly processor: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

/** A server in a separate process that reports its CPU time and memory. */
export interface MeasuredProcess {
  readonly port: number;
  usage(): Promise<Usage>;
  /** The last lines of its output. */
  tail(): string;
  stop(): Promise<void>;
}

/** Starts a script on a free port and waits until it responds. `more`: additional arguments of Node.js. */
export async function startMeasured(
  script: string,
  variables: Readonly<Record<string, string>>,
  more: readonly string[],
): Promise<MeasuredProcess> {
  const port = await freePort();
  const args = ['--disable-warning=ExperimentalWarning', '--import', METER, ...more, script];
  const { child, tail, stop } = launch(process.execPath, args, { env: { ...variables, PORT: String(port) } });
  for (const until = Date.now() + START_LIMIT; ; await pause(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/items`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${script} does not start: ${tail()}`);
  }
  return {
    port,
    tail,
    usage: () =>
      new Promise((resolve) => {
        child.once('message', (usage) => resolve(usage as Usage));
        child.send('usage');
      }),
    stop: () => stop('SIGTERM'),
  };
}
