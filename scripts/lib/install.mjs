// What must be there before anything of ours can run. Plain JavaScript on Node's own modules, because it comes first.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One line for the person at the terminal. */
export const say = (line) => console.log(`billet: ${line}`);

/** Says in one line what is wrong and ends with exit code 1. */
export function giveUp(line) {
  console.error(`billet: ${line}`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) giveUp(`Node ${process.version} is too old to install with; 20.19 or newer is needed`);
}

/** Runs npm in `cwd` as the npm that started us, where one did. */
export function npm(args, cwd = root) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle)_/.test(name)));
  const file = process.env.npm_execpath;
  const started = file && /\.c?js$/.test(file);
  const [command, rest] = started ? [process.execPath, [file, ...args]] : ['npm', args];
  return spawnSync(command, rest, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], shell: !started && process.platform === 'win32' });
}

/** Installs the packages of a folder with a lock file, unless the very same lock file is installed already. */
export function installLocked(folder, what) {
  const lock = path.join(folder, 'package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).update(`${process.platform}-${process.arch}`).digest('hex');
  const stamp = path.join(folder, 'node_modules', '.billet-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`installing ${what}`);
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  if (result.error) giveUp(`npm can't be run (${result.error.message}); install npm and try again`);
  if (result.status !== 0) giveUp('the packages could not be installed; the lines above say why');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The Node that the product runs on: the one pinned in package.json, whatever Node runs this. */
export function pinnedNode() {
  const exe = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const packages = [`node-${system}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  const files = packages.map((name) => path.join(root, 'node_modules', name, 'bin', exe));
  const file = files.find((candidate) => existsSync(candidate));
  if (file) return file;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp(
    `no Node 24 could be installed for ${process.platform}-${process.arch} and this one is ${process.version}; install Node 24`,
  );
}

/** The environment for everything we start: the pinned Node and the packages' commands come first. */
export function pinnedEnvironment(more = {}) {
  const bins = [path.dirname(pinnedNode()), path.join(root, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter), ...more };
}
