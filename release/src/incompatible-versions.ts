import { refuseConflicts } from './compatible.ts';
import type { Release, RemoteRelease } from './schema.ts';

type VersionCombination = Readonly<Record<string, RemoteRelease>>;

/** Throws an error with a readable message if versions that one user may get together are incompatible: with and without each canary. */
export function refuseIncompatibleVersions({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): void {
  let all: readonly VersionCombination[] = [{}];
  for (const [name, { active, canary }] of Object.entries(remotes)) {
    const offered = canary ? [active, canary.release] : [active];
    all = all.flatMap((combination) => offered.map((release) => ({ ...combination, [name]: release })));
  }
  for (const combination of all) refuseConflicts(shell.active, combination);
}
