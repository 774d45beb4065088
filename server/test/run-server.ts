import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const APP = path.join(import.meta.dirname, '../src/app');

/** A process that runs one of the server's programs. */
export interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; lines: string; errors: string }>;
  /** Resolves when the server logs that it is ready; rejects if it exits before. */
  readonly ready: Promise<void>;
  stop(): Promise<number | null>;
}

/** Processes that a failed test left running are killed at the end of the file. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')));

/** Variables that the runtime itself reads. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const runtime = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** Arguments of Node.js for a server that starts with less processor time. */
export const QUICK_START = ['--import', path.join(import.meta.dirname, 'quick-start.ts')];

/** Starts `main.ts`, or another program of the server, with these variables only. */
export const runServer = (variables: Readonly<Record<string, string>>, program = 'main.ts', ...words: readonly string[]): Run =>
  runNode(variables, [...QUICK_START, path.resolve(APP, program), ...words]);

/** Starts `main.ts` exactly as in production. */
export const runPlainServer = (variables: Readonly<Record<string, string>>): Run => runNode(variables, [path.join(APP, 'main.ts')]);

function runNode(variables: Readonly<Record<string, string>>, words: readonly string[]): Run {
  const child = spawn(process.execPath, words, {
    env: { ...runtime, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let [lines, errors] = ['', ''];
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; lines: string; errors: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, lines, errors })),
  );
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      lines += chunk;
      if (lines.includes('"ready"')) resolve();
    });
    child.once('exit', () => reject(new Error(`It ended: ${errors}`)));
  });
  ready.catch(() => {});
  return {
    child,
    ended,
    ready,
    async stop() {
      child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}
