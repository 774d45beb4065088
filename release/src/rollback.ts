import { refuseConflicts } from './compatible.ts';
import { locked } from './lock.ts';
import { moveTo, readRelease } from './pointer.ts';
import { activeOf } from './release.ts';
import type { Release } from './schema.ts';

/** Puts a remote back to the version before. What it leaves stays in the history and is not offered to fall back to. */
export async function rollbackRemote(folder: string, name: string): Promise<Release> {
  return locked(folder, () => {
    const current = readRelease(folder);
    const state = current?.remotes[name];
    if (!current || !state) throw new Error(`There is no remote "${name}" in ${folder}`);
    const [active, ...previous] = state.previous;
    if (!active) throw new Error(`"${name}" has no earlier version to go back to`);
    refuseConflicts(current.shell, { ...activeOf(current), [name]: active });
    const next = { ...current, n: current.n + 1, remotes: { ...current.remotes, [name]: { active, previous } } };
    moveTo(folder, next);
    return next;
  });
}
