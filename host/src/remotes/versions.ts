import { RemoteFailure } from './failure.ts';
import type { ActiveRemote, ReleaseData, ReleasedRemote } from './release-data.ts';

export interface VersionsOptions {
  readonly release: ReleaseData;
  /** Whether a version can run in this shell. */
  readonly fits: (version: ReleasedRemote) => boolean;
}

/** Which version of each remote this page uses, and which it should. Rules alone: nothing here loads or draws. */
export class Versions {
  readonly #fits: VersionsOptions['fits'];
  readonly #inUse = new Map<string, ActiveRemote>();
  /** Versions that failed in this page, by remote. */
  readonly #failed = new Map<string, ReadonlySet<string>>();
  #release: ReleaseData;

  constructor({ release, fits }: VersionsOptions) {
    this.#release = release;
    this.#fits = fits;
    for (const remote of this.remotes) if (this.isDue(remote)) this.takeOver(remote);
  }

  get remotes(): readonly string[] {
    return Object.keys(this.#release.remotes);
  }

  /** The version in use. Throws where none was made for this shell. */
  of(remote: string): ActiveRemote {
    const version = this.#inUse.get(remote);
    if (version) return version;
    const released = this.#release.remotes[remote]?.active.version ?? '';
    throw new RemoteFailure('entry', 'contract', { cause: new Error('no version of it runs in this shell') }).of(released);
  }

  /** Whether any version of it can run in this shell. */
  runs(remote: string): boolean {
    return this.#inUse.has(remote);
  }

  /** All versions in use. A remote none of whose versions runs here has its places in the app all the same. */
  get inUse(): Readonly<Record<string, { readonly active: ActiveRemote }>> {
    const versions = this.remotes.map((remote) => [remote, this.#inUse.get(remote) ?? this.#release.remotes[remote]?.active] as const);
    return Object.fromEntries(versions.flatMap(([remote, active]) => (active ? [[remote, { active }]] : [])));
  }

  /** Whether a part of the people is trying a version of it. */
  hasCanary(remote: string): boolean {
    return this.#release.remotes[remote]?.canary !== undefined;
  }

  /** Whether another version than the one in use should be. */
  isDue(remote: string): boolean {
    const wanted = this.wanted(remote);
    return wanted !== undefined && wanted.version !== this.#inUse.get(remote)?.version;
  }

  /** From now on the version that should be used is. */
  takeOver(remote: string): ActiveRemote {
    const wanted = this.wanted(remote);
    if (wanted) this.#inUse.set(remote, wanted);
    return this.of(remote);
  }

  /** A version failed; whether there is one to use in its stead. It is not used again until a release names others. */
  giveUp(remote: string, version: string): boolean {
    this.#failed.set(remote, new Set([...(this.#failed.get(remote) ?? []), version]));
    return this.#candidates(remote).some((each) => !this.#hasFailed(remote, each));
  }

  /** Somebody tries again, and nothing is left that hasn't failed: all of them may have come back. */
  forgive(remote: string): void {
    if (this.#candidates(remote).every((each) => this.#hasFailed(remote, each))) this.#failed.delete(remote);
  }

  /** A newer release. A remote on a developer's machine stays. */
  learn(release: ReleaseData): void {
    const before = this.#release.remotes;
    const remotes = Object.entries(release.remotes).map(([remote, state]) => {
      const own = before[remote];
      if (own?.active.unchecked) return [remote, own] as const;
      if (own?.active.version !== state.active.version) this.#failed.delete(remote);
      return [remote, state] as const;
    });
    this.#release = { ...release, remotes: Object.fromEntries(remotes) };
  }

  /** The hash of an entry; null where no release names it, undefined where nobody checks (development). */
  integrityOf(remote: string, entry: string): string | null | undefined {
    const inUse = this.#inUse.get(remote);
    if (this.#release.shell.version === 'development' || inUse?.unchecked) return undefined;
    const known = [...(inUse ? [inUse] : []), ...this.#candidates(remote)];
    const naming = known.find(({ integrity }) => entry in integrity);
    return naming ? naming.integrity[entry] : null;
  }

  /** The version that should be used. */
  wanted(remote: string): ActiveRemote | undefined {
    const candidates = this.#candidates(remote);
    return candidates.find((each) => !this.#hasFailed(remote, each)) ?? this.#inUse.get(remote) ?? candidates[0];
  }

  /** Newest first. An older one is shown at the places that the active one's manifest names. */
  #candidates(remote: string): readonly ActiveRemote[] {
    const state = this.#release.remotes[remote];
    if (!state) return [];
    const { active, previous } = state;
    return [active, ...previous.map((each) => ({ manifest: active.manifest, ...each }))].filter(this.#fits);
  }

  #hasFailed(remote: string, { version }: ReleasedRemote): boolean {
    return this.#failed.get(remote)?.has(version) ?? false;
  }
}
