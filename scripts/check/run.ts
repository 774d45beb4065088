import { spawn } from 'node:child_process';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

export interface Verdict {
  readonly ok: boolean;
  /** The output, which may be empty. */
  readonly output: string;
  /** A note that is printed even if the check passes. */
  readonly note?: string;
}
export type Check = () => Promise<Verdict>;

/** Runs a command of an installed package, or an executable by its absolute path. The check passes if it exits with 0. */
export function command(root: string, name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Check {
  return () =>
    new Promise((resolve) => {
      const file = path.resolve(root, 'node_modules', '.bin', name);
      const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, shell: process.platform === 'win32' });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      child.on('error', (error) => resolve({ ok: false, output: error.message }));
      child.on('close', (code) => resolve({ ok: code === 0, output }));
    });
}

/** Checks that a list of faults is empty. One fault per line. */
export function lines(find: () => readonly string[] | Promise<readonly string[]>): Check {
  return async () => {
    // lets the commands start first
    await setImmediate();
    const found = await find();
    return { ok: found.length === 0, output: found.join('\n') };
  };
}

/**
 * Runs checks in parallel and prints the result of each when it ends, then the faults in the order of `checks`. Resolves with true if all
 * pass.
 */
export async function runChecks(checks: Readonly<Record<string, Check>>): Promise<boolean> {
  const run = async ([name, check]: [string, Check]) => {
    const started = Date.now();
    const { ok, output, note } = await check();
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${Date.now() - started} ms)${note ? `: ${note}` : ''}`);
    return { ok, text: `${name}:\n${output.trimEnd()}` };
  };
  const faults = (await Promise.all(Object.entries(checks).map(run))).filter(({ ok }) => !ok);
  for (const { text } of faults) console.error(text);
  return faults.length === 0;
}
