import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { launch } from './launch.ts';

const METER = path.join(import.meta.dirname, 'meter.ts');
const START_LIMIT = 180_000;

/** What a process has used since it began. */
export interface Usage {
  /** Milliseconds of processor time. */
  readonly processor: number;
  /** Bytes that are resident now. */
  readonly memory: number;
}

/** A server as a process of its own, whose use of processor and memory can be asked for. */
export interface MeasuredProcess {
  readonly port: number;
  usage(): Promise<Usage>;
  /** The last of what it wrote. */
  tail(): string;
  stop(): Promise<void>;
}

/** Starts a script on a free port and waits until something answers there. */
export async function startMeasured(script: string, variables: Readonly<Record<string, string>>): Promise<MeasuredProcess> {
  const port = await freePort();
  const args = ['--disable-warning=ExperimentalWarning', '--import', METER, script];
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
