import path from 'node:path';
import { compareVersions } from '@billet/release/build-format';
import { faultsAgainst } from './fits.ts';
import { firstOf } from './lowest.ts';
import { contractOfSources, type Kept, records } from './records.ts';

/**
 * The range of the contract that a remote's sources need: from the lowest kept version that offers all that they use, with types that
 * fit (MFE-05). The compiler says so: it reads them against the record in place of bridge and texts. While somebody works on
 * the contract it is the version of the sources; throws where the sources fit no record of theirs either. `remote`: its folder.
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
    `${name} compiles against no kept contract: it uses what none offers, or has a fault of its own. With ${newest}: ${first}`,
  );
}
