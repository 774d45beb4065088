import path from 'node:path';
import { compareVersions } from '@billet/release/build-format';
import { faultsAgainst } from './fits.ts';
import { firstOf } from './lowest.ts';
import { contractOfSources, type Kept, records } from './records.ts';

/**
 * The range of contract versions that a remote's sources need: it starts at the lowest kept version with which they compile (MFE-05). The
 * TypeScript compiler checks them against the kept record instead of the bridge and the texts. While the contract has an unreleased
 * version, sources that fit no record get that version. Throws if there is no unreleased version either.
 * `remote`: folder of the remote.
 */
export async function contractRange(remote: string, kept = records(), own = contractOfSources()): Promise<string> {
  const faults = new Map<string, readonly string[]>();
  const fits = async ({ version, file }: Kept) => {
    const found = await faultsAgainst(file, remote);
    faults.set(version, found);
    return found.length === 0;
  };
  const lowest = await firstOf(kept, fits);
  if (lowest) return `^${lowest.version}`;
  const newest = kept.at(-1)?.version;
  if (newest === undefined || compareVersions(own, newest) > 0) return `^${own}`;
  const [first = ''] = faults.get(newest) ?? [];
  const name = path.basename(remote);
  throw new Error(
    `${name} compiles against no kept contract: it uses an export that none offers, or does not compile at all. With ${newest}: ${first}`,
  );
}
