import { refuseConflicts } from './compatible.ts';
import type { Release, RemoteRelease } from './schema.ts';

type Together = Readonly<Record<string, RemoteRelease>>;

/** Throws, in words, when versions that one person may get at the same time don't fit: with and without each canary. */
export function refuseTogether({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): void {
  let all: readonly Together[] = [{}];
  for (const [name, { active, canary }] of Object.entries(remotes)) {
    const offered = canary ? [active, canary.release] : [active];
    all = all.flatMap((together) => offered.map((release) => ({ ...together, [name]: release })));
  }
  for (const together of all) refuseConflicts(shell.active, together);
}
