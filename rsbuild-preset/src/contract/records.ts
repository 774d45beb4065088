import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '@billet/release/build-format';

/** What hosts of a version promise to remotes: a file of declarations that stands in for theirs. */
export interface Kept {
  readonly version: string;
  readonly file: string;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** The version that the sources of the bridge give themselves; newer than all records while somebody works on it. */
export function contractOfSources(): string {
  const source = readFileSync(path.join(root, 'shared-bridge/src/contract.ts'), 'utf8');
  const [, version] = /CONTRACT_VERSION = '([\d.]+)'/.exec(source) ?? [];
  if (version === undefined) throw new Error('shared-bridge/src/contract.ts states no CONTRACT_VERSION');
  return version;
}

/** The range of every version of the contract's present line. */
export const lineOfContract = (): string => `^${contractOfSources().split('.')[0]}.0.0`;

/** The kept records of the contract's present line, the oldest first. */
export function records(): readonly Kept[] {
  const folder = path.join(root, 'shared-bridge/contract');
  const [line] = contractOfSources().split('.');
  const versions = readdirSync(folder).flatMap((file) => (file.endsWith('.d.ts') ? [file.replace(/\.d\.ts$/, '')] : []));
  return versions
    .filter((version) => version.split('.')[0] === line)
    .sort(compareVersions)
    .map((version) => ({ version, file: path.join(folder, `${version}.d.ts`) }));
}
