import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type RemoteName = 'share' | 'inbox' | 'send';
interface Released {
  readonly version: string;
  readonly entry: string;
  readonly contract: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
export interface ReleaseFile {
  readonly n: number;
  readonly remotes: Readonly<Record<RemoteName, { readonly active: Released; readonly previous: readonly Released[] }>>;
}

export const readRelease = (folder: string): ReleaseFile => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));

/** The scripts and stylesheets of the host that the page references. */
export const shellFiles = (folder: string): readonly string[] =>
  Array.from(contentOf(folder, 'index.html').matchAll(/(?:src|href)="?(\/host\/[^">\s]+)/g), ([, file = '']) => file);

/** Transferred bytes of these files without headers, in brotli if there is a compressed copy. */
export function wireSize(folder: string, files: readonly string[]): number {
  const smallest = (file: string) => [`${file}.br`, file].map((name) => path.join(folder, name)).find((name) => existsSync(name)) ?? file;
  return files.reduce((sum, file) => sum + statSync(smallest(file)).size, 0);
}

/** The content of a released file. */
export const contentOf = (folder: string, address: string): string => readFileSync(path.join(folder, address), 'utf8');

/** File name → hash of every file below a folder of the release. */
export function hashesOf(folder: string, below: string): Record<string, string> {
  const files = readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(parentPath, name)))
        .digest('hex'),
    ]),
  );
}

interface CommandResult {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a command of the release tool on a release folder. It compresses fast, because a release writes the catalogues of all languages. */
export const runRelease = (folder: string, ...words: readonly string[]): CommandResult => runReleaseWith({}, folder, ...words);

/** Runs a command of the release tool with additional settings. */
export function runReleaseWith(settings: Readonly<Record<string, string>>, folder: string, ...words: readonly string[]): CommandResult {
  const args = ['--disable-warning=ExperimentalWarning', path.join(root, 'release/src/cli.ts'), ...words];
  const env = { BROTLI_QUALITY: '4', ...process.env, ...settings, RELEASE_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Writes another contract into the release pointer, which no command of the release tool does. */
export function writeContract(folder: string, name: RemoteName, contract: string): void {
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  release.remotes[name].active.contract = contract;
  writeFileSync(`${file}.new`, JSON.stringify(release));
  renameSync(`${file}.new`, file);
}
