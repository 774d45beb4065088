import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds a commit in a separate worktree, which is kept for later runs, and builds this checkout too. Throws the failed command's output.
 */
export async function builtAt(commit: string, printLine: (line: string) => void): Promise<string> {
  const id = run('git', ['rev-parse', '--short=12', `${commit}^{commit}`], root).trim();
  // outside of node_modules, in which Node runs no TypeScript
  const folder = path.join(tmpdir(), `billet-matrix-${id}`);
  if (!existsSync(path.join(folder, 'package.json'))) {
    printLine(`taking ${commit} (${id}) into a separate tree`);
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], root);
    run('git', ['checkout', '--quiet', '--detach', id], folder);
  }
  if (!existsSync(path.join(folder, 'node_modules/.bin'))) {
    printLine('installing its packages');
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  }
  printLine('building both');
  run('npm', ['run', 'build'], folder);
  run('npm', ['run', 'build'], root);
  return folder;
}

function run(command: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env };
  for (const name of ['RELEASE_DIR', 'RELEASE_STORE']) delete env[name];
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} in ${cwd}:\n${stdout}${stderr}`);
  return stdout;
}
