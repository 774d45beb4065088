// Prepares Node and the packages before other project code can run. Plain JavaScript with built-in modules only, because it runs first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './lock.mjs';
import { fetchedNode, isFit, linkNode, MAJOR } from './node.mjs';
import { workspaceFolders } from './workspaces.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One line for the person at the terminal. */
export const printLine = (line) => console.log(`billet: ${line}`);

/** Prints an error in one line and exits with code 1. */
export function exitWithError(line) {
  console.error(`billet: ${line}`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    exitWithError(`Node ${process.version} is too old to install with; 20.19 or newer is needed`);
}

/** Runs npm in `cwd`, with the npm that started this process if there is one. */
export function npm(args, cwd = root) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle)_/.test(name)));
  const file = process.env.npm_execpath;
  const started = file && /\.c?js$/.test(file);
  const [command, rest] = started ? [process.execPath, [file, ...args]] : ['npm', args];
  return spawnSync(command, rest, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], shell: !started && process.platform === 'win32' });
}

const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Every workspace except the end-to-end tests. The product needs them to be built and run, without the root's tools. */
const workspacesThatRun = () => workspaceFolders(root).filter((name) => name !== 'e2e');

/** Installs the packages of a folder's lock file, or those of some workspaces, unless they are installed already. */
export function installLocked(folder, what, workspaces = null) {
  const lock = readLock(path.join(folder, 'package-lock.json'));
  const installed = readLock(path.join(folder, 'node_modules', '.package-lock.json'));
  if (isInstalled(lock, installed, workspaces)) return;
  printLine(`installing ${what}`);
  const part = (workspaces ?? []).map((name) => `--workspace=${name}`);
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...part], folder);
  if (result.error) exitWithError(`npm can't be run (${result.error.message}); install npm and try again`);
  if (result.status !== 0) exitWithError('the packages could not be installed; the lines above say why');
}

/**
 * Installs all packages for tests and checks, or only those that the product needs to be built and run. Also installs Node if the running
 * one does not fit.
 */
export function installPackages({ onlyToRun = false } = {}) {
  provideNode();
  if (onlyToRun)
    installLocked(root, 'the packages that build and run the product (about half a minute the first time)', workspacesThatRun());
  else installLocked(root, 'all packages (about half a minute the first time)');
  // npm ci empties node_modules/.bin, which contains the link to Node
  provideNode();
}

const nodeFolder = path.join(root, 'scripts', 'node');
const hasToFetch = !isFit(process, realpathSync(root));

/** Installs Node and links it in node_modules/.bin if the running one does not fit. */
export function provideNode() {
  if (!hasToFetch) return;
  installLocked(nodeFolder, `Node ${MAJOR} of the npm registry, since this one is ${process.version} (57 MB)`);
  // the headers are half as large as Node itself, and nothing is compiled here
  rmSync(path.join(path.dirname(pinnedNode()), '..', 'include'), { recursive: true, force: true });
  const bin = path.join(root, 'node_modules', '.bin');
  if (existsSync(bin)) linkNode(pinnedNode(), bin);
}

/** The Node that runs the product: the running one if it fits, otherwise the installed one. */
export function pinnedNode() {
  if (!hasToFetch) return process.execPath;
  const file = fetchedNode(nodeFolder, process.platform, process.arch);
  if (file && existsSync(file)) return file;
  return exitWithError(
    `no Node could be installed for ${process.platform}-${process.arch} and this one is ${process.version}; install Node ${MAJOR}`,
  );
}

/** The environment of all child processes: the pinned Node and node_modules/.bin come first in PATH. */
export function pinnedEnvironment(more = {}) {
  const bins = [path.dirname(pinnedNode()), path.join(root, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter), ...more };
}
