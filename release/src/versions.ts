import type { Release, Released, RemoteState, Versions } from './schema.ts';

/** Number of versions of a part that are kept at any age, and the time for which all are kept: tabs stay open, and rollbacks need them. */
export const KEPT_VERSIONS = 10;
export const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** The versions of a part after `active` replaced the active one. `removed`: see `Release.removed`. */
export function activate<V extends Released>(
  active: V,
  before: Versions<V> | undefined,
  now: Date,
  removed: readonly string[] = [],
): Versions<V> {
  if (!before) return { active, previous: [], withdrawn: removed.filter((version) => version !== active.version) };
  const replaced = { ...before.active, until: now.toISOString() };
  const previous = [replaced, ...before.previous].filter(({ version }) => version !== active.version);
  const withdrawn = before.withdrawn.filter((version) => version !== active.version);
  return {
    active: { ...active, at: after(active.at, [before.active, ...before.previous]) },
    previous: versionsToKeep(previous, now),
    withdrawn,
  };
}

/** A time after those of earlier versions: clocks of machines differ, and the newest version is determined by it. */
function after(at: string, versions: readonly Released[]): string {
  const newest = versions
    .map((version) => version.at)
    .toSorted()
    .at(-1);
  return newest === undefined || at > newest ? at : new Date(Date.parse(newest) + 1).toISOString();
}

/** The versions of a part after a rollback to one of them, or to one from the history. Later versions are withdrawn. */
export function rollBackTo<V extends Released>(to: V, before: Versions<V>): Versions<V> {
  const all = [before.active, ...before.previous];
  const at = all.findIndex(({ version }) => version === to.version);
  const isLater = (each: V, index: number) => (at < 0 ? each.at > to.at : index < at);
  const later = all.filter(isLater).map(({ version }) => version);
  const previous = all.filter((each, index) => !isLater(each, index) && each.version !== to.version);
  const withdrawn = [...new Set([...before.withdrawn, ...later])].filter((version) => version !== to.version);
  const { until: _, ...active } = to;
  return { active: active as V, previous, withdrawn };
}

/** The withdrawn versions of the remotes that `remotes` no longer has; undefined if there are none. */
export function removedAfter(current: Release | null, remotes: Release['remotes']): Release['removed'] {
  const before = { ...current?.removed, ...Object.fromEntries(Object.entries(current?.remotes ?? {}).map(withdrawnOnRemoval)) };
  const removed = Object.entries(before).filter(([name, withdrawn]) => !Object.hasOwn(remotes, name) && withdrawn.length > 0);
  return removed.length === 0 ? undefined : Object.fromEntries(removed);
}

/** A canary that ends with the remote is withdrawn too: the next build would release it for everybody. */
const withdrawnOnRemoval = ([name, { withdrawn, canary }]: [string, RemoteState]): [string, readonly string[]] => [
  name,
  canary ? [...new Set([...withdrawn, canary.release.version])] : withdrawn,
];

/** The versions of a part that are kept for rollbacks, newest first. */
export function versionsToKeep<V extends Released>(previous: readonly V[], now: Date): readonly V[] {
  const since = new Date(now.getTime() - RETENTION_MS).toISOString();
  return previous.filter(({ until = '' }, index) => index < KEPT_VERSIONS || until > since);
}

/** The version that matches a name or a unique prefix. Throws an error with a readable message if there is none. */
export function versionNamed<V extends Released>(part: string, name: string, known: readonly V[]): V {
  const matching = known.filter(({ version }) => version.startsWith(name));
  const [one] = matching.filter(({ version }) => matching.length === 1 || version === name);
  if (one) return one;
  const offered = (matching.length > 0 ? matching : known).map(({ version }) => version).join(', ');
  if (matching.length > 1) throw new Error(`"${name}" is the beginning of several versions of ${part}; name one in full: ${offered}`);
  throw new Error(`${part} has no kept version "${name}"${offered && `; it has ${offered}`}`);
}
