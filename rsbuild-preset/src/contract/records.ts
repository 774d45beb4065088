import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '@billet/release/build-format';

/** The declarations that hosts of one contract version provide to remotes. */
export interface Kept {
  readonly version: string;
  readonly file: string;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** The contract version stated in the sources of the bridge. It is newer than every record while the contract is being changed. */
export function contractOfSources(): string {
  const source = readFileSync(path.join(root, 'shared-bridge/src/contract.ts'), 'utf8');
  const [, version] = /CONTRACT_VERSION = '([\d.]+)'/.exec(source) ?? [];
  if (version === undefined) throw new Error('shared-bridge/src/contract.ts states no CONTRACT_VERSION');
  return version;
}

/** The range of all contract versions with the current major version. */
export const lineOfContract = (): string => `^${contractOfSources().split('.')[0]}.0.0`;

/** The kept records with the current major version, oldest first. */
export function records(): readonly Kept[] {
  const folder = path.join(root, 'shared-bridge/contract');
  const [line] = contractOfSources().split('.');
  const versions = readdirSync(folder).flatMap((file) => (file.endsWith('.d.ts') ? [file.replace(/\.d\.ts$/, '')] : []));
  return versions
    .filter((version) => version.split('.')[0] === line)
    .sort(compareVersions)
    .map((version) => ({ version, file: path.join(folder, `${version}.d.ts`) }));
}
