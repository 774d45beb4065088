import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a command. Throws its output if it fails. */
export function run(cwd: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${path.basename(command)} ${args[0]} failed: ${error?.message ?? stdout + stderr}`);
}
