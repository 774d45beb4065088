import { type ChangeResult, type CommandContext, changeRelease, UnfinishedError } from '../change.ts';
import { SWEEP_MS } from '../files-being-deleted.ts';
import { history, historyName } from '../history.ts';
import { activeVersions, allVersions, filesOf } from '../named-files.ts';
import type { Release, Released, Versions } from '../schema.ts';
import type { Store } from '../store/store.ts';
import { KEPT_VERSIONS, RETENTION_MS, versionsToKeep } from '../versions.ts';

/** Folders with files that belong to versions. Art, fonts and derived files are never deleted. */
const FOLDERS = ['host/', 'r/', 'releases/'];

export interface GcResult extends ChangeResult {
  readonly removed: readonly string[];
}

/**
 * Deletes unneeded files: those that no kept version and no release of the last seven days names, and that are as old. The pointer
 * announces them first, so that no concurrent release relies on them. Files left by a killed gc are deleted by the next one.
 */
export async function gc(context: CommandContext): Promise<GcResult> {
  // before the pointer moves: other commands measure the time from there
  const until = performance.now() + SWEEP_MS;
  const began = context.now().getTime();
  let unneeded: readonly string[] = [];
  const changing = changeRelease(context, async (current) => {
    if (!current) return { next: null };
    const kept = trimmed(current, context.now());
    unneeded = await unneededFiles(context, kept);
    const dropped = allVersions(current).length - allVersions(kept).length;
    if (unneeded.length === 0 && dropped === 0) return { next: null };
    return { next: { ...kept, what: `gc of ${unneeded.length} files` }, sweep: { at: context.now().toISOString(), files: unneeded } };
  });
  // on a full disk there may have been space for the pointer only: the deletions make space for the rest
  await changing.catch((thrown: unknown) => {
    if (!(thrown instanceof UnfinishedError)) throw thrown;
  });
  for (const [index, name] of unneeded.entries()) {
    // performance.now() may stop while a machine sleeps; its clock does not
    if (performance.now() > until || context.now().getTime() - began > SWEEP_MS)
      throw new Error(`${index} of ${unneeded.length} files are deleted; the store is slow, run it again for the rest`);
    await context.store.remove(name);
  }
  return { ...(await changing.catch((thrown: unknown) => finish(context, thrown))), removed: unneeded };
}

/** Writes the derived files of a moved pointer again. Throws the first error if that fails again. */
async function finish(context: CommandContext, thrown: unknown): Promise<ChangeResult> {
  const finished = await changeRelease(context, async () => ({ next: null })).catch(() => Promise.reject(thrown));
  return { ...finished, isChanged: true };
}

/** A release without the versions that are too old for a rollback. */
function trimmed(release: Release, now: Date): Release {
  const trim = <S extends Versions<Released>>(state: S): S => ({ ...state, previous: versionsToKeep(state.previous, now) });
  const remotes = Object.entries(release.remotes).map(([name, state]) => [name, trim(state)]);
  return { ...release, shell: trim(release.shell), remotes: Object.fromEntries(remotes) };
}

/**
 * The newest ten releases of the history, and all that were active since a given time. A release was active until the next one was made, so
 * the first older one counts too. Order is by number, because clocks of machines differ.
 */
async function referencedReleases(store: Store, since: string): Promise<readonly Release[]> {
  const newestFirst: Release[] = [];
  for await (const release of history(store)) newestFirst.push(release);
  const oldest = newestFirst.findLastIndex(({ at }) => at >= since);
  return newestFirst.slice(0, Math.max(KEPT_VERSIONS, oldest + 2));
}

async function unneededFiles({ store, now }: CommandContext, kept: Release): Promise<readonly string[]> {
  const before = new Date(now().getTime() - RETENTION_MS);
  const needed = new Set([...filesOf(allVersions(kept)).keys(), historyName(kept.n)]);
  const referenced = await referencedReleases(store, before.toISOString());
  for (const release of referenced) {
    for (const name of filesOf(activeVersions(release)).keys()) needed.add(name);
    needed.add(historyName(release.n));
  }
  const listed = await Promise.all(FOLDERS.map((folder) => store.list(folder)));
  return listed
    .flat()
    .filter(({ name, changedAt }) => changedAt < before && !needed.has(name))
    .map(({ name }) => name)
    .sort();
}
