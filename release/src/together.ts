import { refuseConflicts } from './compatible.ts';
import type { Release, RemoteRelease } from './schema.ts';

type Together = Readonly<Record<string, RemoteRelease>>;

/** Throws an error with a readable message if versions that one user may get together are incompatible: with and without each canary. */
export function refuseTogether({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): void {
  let all: readonly Together[] = [{}];
  for (const [name, { active, canary }] of Object.entries(remotes)) {
    const offered = canary ? [active, canary.release] : [active];
    all = all.flatMap((together) => offered.map((release) => ({ ...together, [name]: release })));
  }
  for (const together of all) refuseConflicts(shell.active, together);
}
