import { type ChildProcess, spawn } from 'node:child_process';

/** Milliseconds; a start brings the database up to date. */
const READY_WITHIN = 120_000;

/** A process of the kit, as systemd or Docker would start it. */
export interface Part {
  readonly child: ChildProcess;
  /** All that it said: its log. */
  lines(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts the server in a folder with the image's files, and nothing in its environment but these. */
export async function startPart(folder: string, variables: Readonly<Record<string, string>>): Promise<Part> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/app/main.ts'], {
    cwd: folder,
    env: variables,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${variables.INSTANCE} is not ready: ${said}`)), READY_WITHIN);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('"ready"')) resolve(clearTimeout(late));
      });
    child.once('exit', () => reject(new Error(`${variables.INSTANCE} ended: ${said}`)));
  });
  const part = { child, lines: () => said, stop: (signal?: NodeJS.Signals) => stop(child, signal) };
  await ready.catch(async (error: unknown) => {
    await part.stop('SIGKILL');
    throw error;
  });
  return part;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
