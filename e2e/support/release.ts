import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../..', process.env.RELEASE_DIR ?? '.release');

interface Remote {
  readonly entry: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The composed page and what it says about each remote. */
export function readRelease() {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { remotes } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    remotes: Readonly<Record<string, { readonly active: Remote }>>;
  };
  const shell = Array.from(page.matchAll(/(?:src|href)="?(\/host\/[^">\s]+)/g), ([, file = '']) => file);
  const active = Object.entries(remotes).map(([name, remote]) => ({ name, ...remote.active }));
  return { page, shell, remotes: active };
}

/** Bytes over the wire, without headers: of the brotli copy where there is one. */
export function wireSize(files: readonly string[]): number {
  const smallest = (file: string) => [`${file}.br`, file].map((name) => path.join(folder, name)).find((name) => existsSync(name)) ?? file;
  return files.reduce((sum, file) => sum + statSync(smallest(file)).size, 0);
}
