import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

export interface Launched {
  readonly child: ChildProcess;
  /** The last lines of its output. */
  tail(): string;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a process that is killed when this one exits. */
export function launch(command: string, args: readonly string[], options: SpawnOptions): Launched {
  const env = { PATH: process.env.PATH, ...options.env };
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], ...options, env });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-3_000);
    });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    tail: () => text,
    async stop(signal) {
      process.off('exit', end);
      child.kill(signal);
      await gone;
    },
  };
}
