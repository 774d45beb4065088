import { readPointer } from '../pointer.ts';
import type { Provenance, RemoteRelease, RemoteState, ShellRelease, ShellState } from '../schema.ts';
import type { Store } from '../store/store.ts';

/** A version in the output of `status`. */
export interface VersionStatus extends Provenance {
  readonly version: string;
  /** Time of its release. */
  readonly at: string;
  /** For a remote the range that it needs, for the host the version that it provides. */
  readonly contract: string;
}

export interface PartStatus {
  readonly part: string;
  readonly active: VersionStatus;
  readonly canary: (VersionStatus & { readonly percent: number; readonly since: string }) | null;
  /** Versions available for a rollback, newest first. */
  readonly kept: readonly VersionStatus[];
  readonly withdrawn: readonly string[];
}

export interface Status {
  readonly place: string;
  readonly n: number;
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly origin: string;
  readonly parts: readonly PartStatus[];
}

/** The active and kept versions. Writes nothing. */
export async function statusOf(store: Store): Promise<Status> {
  const pointer = await readPointer(store);
  if (!pointer) throw new Error(`There is no release in ${store.place} yet; npm run build makes the first`);
  const { n, at, by, what, origin, shell, remotes } = pointer.release;
  const parts = [partOf('host', shell), ...Object.entries(remotes).map(([name, state]) => partOf(name, state))];
  return { place: store.place, n, at, by, what, origin, parts };
}

function partOf(part: string, state: ShellState | RemoteState): PartStatus {
  const canary = 'canary' in state && state.canary ? state.canary : null;
  return {
    part,
    active: versionOf(state.active),
    canary: canary && { ...versionOf(canary.release), percent: canary.percent, since: canary.since },
    kept: state.previous.map(versionOf),
    withdrawn: state.withdrawn,
  };
}

function versionOf(release: ShellRelease | RemoteRelease): VersionStatus {
  const { version, at, provenance } = release;
  return { version, at, contract: 'provides' in release ? release.provides : release.contract, ...provenance };
}
