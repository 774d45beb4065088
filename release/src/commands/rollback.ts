import { type ChangeResult, type CommandContext, changeRelease } from '../change.ts';
import { conflicts } from '../compatible.ts';
import { history } from '../history.ts';
import type { Release, Released, RemoteRelease, RemoteState, Versions } from '../schema.ts';
import { selectRunnableVersions } from '../select-versions.ts';
import type { Store } from '../store/store.ts';
import { rollBackTo, versionNamed } from '../versions.ts';
import { stateOf } from './part.ts';

/** Rolls a remote back: ends its canary if it has one, else activates the previous version or the given one. */
export function rollbackRemote(context: CommandContext, name: string, version?: string): Promise<ChangeResult> {
  return changeRelease(context, async (current) => {
    const { release, state } = stateOf(context, current, name);
    if (state.canary && version === undefined) return { next: { ...release, ...withoutCanary(release.remotes, name, state) } };
    const runs = (each: RemoteRelease) => conflicts(name, each, release.shell.active).length === 0;
    const runnable = { ...state, previous: version === undefined ? state.previous.filter(runs) : state.previous };
    const to = await findTarget(context.store, name, runnable, version, (each) => each.remotes[name]);
    const messages = state.canary ? [`The canary ${state.canary.release.version} ends with that`] : [];
    // otherwise the next build would release it for everybody
    const before = state.canary ? { ...state, withdrawn: [...state.withdrawn, state.canary.release.version] } : state;
    const next = { ...release, what: `rollback ${name} to ${to.version}`, remotes: { ...release.remotes, [name]: rollBackTo(to, before) } };
    return { next, messages };
  });
}

/** Takes a remote out of the release: its routes, tabs and dialogs leave the app. Its files stay for open pages until a gc. */
export function removeRemote(context: CommandContext, name: string): Promise<ChangeResult> {
  return changeRelease(context, async (current) => {
    const { release, state } = stateOf(context, current, name);
    const { [name]: _, ...remotes } = release.remotes;
    const messages = [`${state.active.version} was its version; a build or release of ${name} brings it back`];
    return { next: { ...release, what: `remove ${name}`, remotes }, messages };
  });
}

/** Rolls the host back to the previous version or the given one. */
export function rollbackHost(context: CommandContext, version?: string): Promise<ChangeResult> {
  return changeRelease(context, async (current) => {
    if (!current) throw new Error(`There is no release in ${context.store.place} yet; npm run build makes the first`);
    const to = await findTarget(context.store, 'host', current.shell, version, (each) => each.shell);
    const { remotes, messages } = selectRunnableVersions(to, current.remotes, context.now());
    return { next: { ...current, what: `rollback host to ${to.version}`, shell: rollBackTo(to, current.shell), remotes }, messages };
  });
}

/**
 * Withdraws a canary if it is still current; another command may have promoted or ended it. `what`: the reason, in words. Used by automatic
 * monitoring: only the canary changes.
 */
export async function withdrawCanary(
  context: CommandContext,
  { remote, version, since, what }: { readonly remote: string; readonly version: string; readonly since: string; readonly what: string },
): Promise<'withdrawn' | 'not_current'> {
  const { isChanged } = await changeRelease(context, async (current) => {
    const { release, state } = stateOf(context, current, remote);
    if (state.canary?.release.version !== version || state.canary.since !== since) return { next: null };
    return { next: { ...release, ...withoutCanary(release.remotes, remote, state), what } };
  });
  return isChanged ? 'withdrawn' : 'not_current';
}

function withoutCanary(remotes: Readonly<Record<string, RemoteState>>, name: string, { canary, ...state }: RemoteState) {
  const version = canary?.release.version ?? '';
  const withdrawn = [...new Set([...state.withdrawn, version])];
  return { what: `withdraw the canary ${name} ${version}`, remotes: { ...remotes, [name]: { ...state, withdrawn } } };
}

/** The version to roll back to. Throws an error with a readable message if there is none. */
async function findTarget<V extends Released>(
  store: Store,
  part: string,
  { active, previous }: Versions<V>,
  wanted: string | undefined,
  stateIn: (release: Release) => Versions<V> | undefined,
): Promise<V> {
  const [before] = previous;
  if (wanted === undefined) {
    if (before) return before;
    throw new Error(`${part} has no earlier version to go back to; ${active.version} is its first`);
  }
  if (active.version.startsWith(wanted)) throw new Error(`${part} ${active.version} is active already`);
  const known = new Map(previous.map((each) => [each.version, each]));
  if (![...known.keys()].some((version) => version.startsWith(wanted))) {
    // a withdrawn version is no longer in the list, but stays in the history for a while
    for await (const release of history(store)) {
      const then = stateIn(release)?.active;
      if (then && !known.has(then.version)) known.set(then.version, then);
    }
    known.delete(active.version);
  }
  return versionNamed(part, wanted, [...known.values()]);
}
