import { inParallel } from './in-parallel.ts';
import { integrityOf } from './integrity.ts';
import type { Release, RemoteRelease, ShellRelease } from './schema.ts';
import type { Store } from './store/store.ts';

type Version = ShellRelease | RemoteRelease;

/** Every version that users may get now, including canaries. */
export function activeVersions({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): readonly Version[] {
  return [shell.active, ...Object.values(remotes).flatMap(({ active, canary }) => [active, ...(canary ? [canary.release] : [])])];
}

/** Every version that a pointer names, including those for rollbacks. */
export function allVersions({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): readonly Version[] {
  const previous = [shell, ...Object.values(remotes)].flatMap((state): readonly Version[] => state.previous);
  return [...activeVersions({ shell, remotes }), ...previous];
}

/** Name in the store → hash, of every file that these versions need; null if no hash is stored. */
export function filesOf(versions: readonly Version[]): ReadonlyMap<string, string | null> {
  const named = versions.flatMap((version) => {
    const more = [version.texts, ...('page' in version ? [version.page] : [])];
    return [...more.map((address) => [address, null] as const), ...Object.entries(version.integrity)];
  });
  return new Map(named.map(([address, hash]) => [address.slice(1), hash]));
}

/** Faults of named files, one sentence each. `isThorough` also checks the copies that the store keeps next to them. */
export async function faultsIn(store: Store, files: ReadonlyMap<string, string | null>, isThorough = false): Promise<readonly string[]> {
  const faults = await inParallel(files, async ([name, hash]) => {
    const found = await store.read(name);
    if (!found) return [`${name} is missing`];
    if (hash && integrityOf(found.content) !== hash) return [`${name} isn't the file that was released under this name`];
    return (isThorough && (await store.faultsBeside?.(name, found.content))) || [];
  });
  return faults.flat();
}
