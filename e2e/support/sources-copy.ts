import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteFolders } from '../../scripts/lib/workspaces.mjs';
import { PORT, SIMULATOR_PORT } from './stack.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = [
  'shared-domain',
  'shared-ui',
  'shared-i18n',
  'shared-bridge',
  'release',
  'rsbuild-preset',
  'host',
  ...remoteFolders(root),
];

/** Ports of this worker's development servers, next to those of its stack. */
export const developmentPorts = { host: PORT + 2, share: PORT + 3, inbox: PORT + 4, send: PORT + 5 } as const;
export type Part = keyof typeof developmentPorts;
const folderOf = (part: Part) => (part === 'host' ? part : `remote-${part}`);

/** A copy of the sources that development servers watch and a test edits. */
export class SourcesCopy {
  /** Outside of node_modules, in which development servers neither watch nor compile files. */
  readonly #folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'billet-sources-')));
  readonly #servers: ChildProcess[] = [];
  readonly #before = new Map<string, string>();

  constructor() {
    const skipped = /\/(node_modules|dist|test)$/;
    for (const name of packages) {
      cpSync(path.join(root, name), path.join(this.#folder, name), { recursive: true, filter: (file) => !skipped.test(file) });
      this.#link(path.join(name, 'node_modules'));
    }
    cpSync(path.join(root, 'tsconfig.base.json'), path.join(this.#folder, 'tsconfig.base.json'));
    this.#link('node_modules');
    const own = path.join(this.#folder, 'node_modules', '@billet');
    rmSync(own);
    mkdirSync(own);
    for (const name of packages) symlinkSync(path.join(this.#folder, name), path.join(own, name));
  }

  /** Links the installed packages, without the caches of development servers. */
  #link(name: string): void {
    const from = path.join(root, name);
    const to = path.join(this.#folder, name);
    const entries = existsSync(from) ? readdirSync(from) : [];
    mkdirSync(to, { recursive: true });
    for (const entry of entries.filter((each) => each !== '.cache')) symlinkSync(path.join(from, entry), path.join(to, entry));
  }

  /** Starts a development server as `npm run dev` does, and waits until it answers. */
  async serve(part: Part): Promise<void> {
    const folder = folderOf(part);
    const manifest = createRequire(path.join(root, folder, 'package.json')).resolve('@rsbuild/core/package.json');
    const ports = Object.entries(developmentPorts).map(([each, port]) => [`${each.toUpperCase()}_PORT`, String(port)]);
    const env = { ...process.env, ...Object.fromEntries(ports), PORT: String(PORT), SIMULATOR_PORT: String(SIMULATOR_PORT) };
    const args = [
      '--disable-warning=ExperimentalWarning',
      path.join(path.dirname(manifest), 'bin/rsbuild.js'),
      'dev',
      '--log-level',
      'warn',
    ];
    const cwd = path.join(this.#folder, folder);
    const child = spawn(process.execPath, args, { cwd, env: { ...env, NODE_ENV: 'development' }, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#servers.push(child);
    const address = `http://localhost:${developmentPorts[part]}/`;
    // Only the caller's time limit ends this loop, because a slow machine compiles for a long time.
    while (child.exitCode === null) {
      const answer = await fetch(address).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The development server of ${part} does not start`);
  }

  /** Edits a file. Throws if the edit changes nothing. */
  edit(file: string, change: (source: string) => string): void {
    const target = path.join(this.#folder, file);
    const source = readFileSync(target, 'utf8');
    if (!this.#before.has(target)) this.#before.set(target, source);
    const changed = change(source);
    if (changed === source) throw new Error(`${file} has changed: update the edit in this suite`);
    writeFileSync(target, changed);
  }

  /** Restores every edited file. */
  restore(): void {
    for (const [file, source] of this.#before) if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
    this.#before.clear();
  }

  async remove(): Promise<void> {
    await Promise.all(this.#servers.map((server) => ended(server)));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
