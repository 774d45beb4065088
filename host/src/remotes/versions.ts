import { RemoteFailure } from './failure.ts';
import type { ActiveRemote, ReleaseData, ReleasedRemote } from './release-data.ts';

export interface VersionsOptions {
  readonly release: ReleaseData;
  /** Whether a version can run in this shell. */
  readonly fits: (version: ReleasedRemote) => boolean;
}

/** Decides which version of each remote this page uses. Pure rules: nothing here loads or renders. */
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

  /** Version in use. Throws if no version runs in this shell. */
  of(remote: string): ActiveRemote {
    const version = this.#inUse.get(remote);
    if (version) return version;
    const released = this.#release.remotes[remote]?.active.version ?? '';
    throw new RemoteFailure('entry', 'contract', { cause: new Error('no version of the remote runs in this shell') }).withVersion(released);
  }

  /** Whether any version of a remote can run in this shell. */
  runs(remote: string): boolean {
    return this.#inUse.has(remote);
  }

  /** All versions in use. A remote without a version for this shell has its active one, so that its routes exist. */
  get inUse(): Readonly<Record<string, { readonly active: ActiveRemote }>> {
    const versions = this.remotes.map((remote) => [remote, this.#inUse.get(remote) ?? this.#release.remotes[remote]?.active] as const);
    return Object.fromEntries(versions.flatMap(([remote, active]) => (active ? [[remote, { active }]] : [])));
  }

  /** Whether a canary of the remote is running. */
  hasCanary(remote: string): boolean {
    return this.#release.remotes[remote]?.canary !== undefined;
  }

  /** Whether the wanted version differs from the one in use. */
  isDue(remote: string): boolean {
    const wanted = this.wanted(remote);
    return wanted !== undefined && wanted.version !== this.#inUse.get(remote)?.version;
  }

  /** Switches to the wanted version. */
  takeOver(remote: string): ActiveRemote {
    const wanted = this.wanted(remote);
    if (wanted) this.#inUse.set(remote, wanted);
    return this.of(remote);
  }

  /** Records that a version failed. It is not used again until a release has another active version. */
  markFailed(remote: string, version: string): void {
    this.#failed.set(remote, new Set([...(this.#failed.get(remote) ?? []), version]));
  }

  /** Called on a retry: if all versions have failed, all are allowed again. */
  resetFailures(remote: string): void {
    if (this.#candidates(remote).every((each) => this.#hasFailed(remote, each))) this.#failed.delete(remote);
  }

  /** Takes over a newer release. A remote on a developer's machine and a pinned version are kept. */
  applyRelease(release: ReleaseData): void {
    const before = this.#release.remotes;
    for (const [remote, { active }] of Object.entries(release.remotes))
      if (before[remote]?.active.version !== active.version) this.#failed.delete(remote);
    const pinned = Object.entries(before).filter(([, { active }]) => active.pinned);
    this.#release = { ...release, remotes: { ...release.remotes, ...Object.fromEntries(pinned) } };
  }

  /** Hash of an entry; null if no release has it, undefined if it is not checked (development). */
  integrityOf(remote: string, entry: string): string | null | undefined {
    const inUse = this.#inUse.get(remote);
    if (this.#release.shell.version === 'development' || inUse?.unchecked) return undefined;
    const known = [...(inUse ? [inUse] : []), ...this.#candidates(remote)];
    const naming = known.find(({ integrity }) => entry in integrity);
    return naming ? naming.integrity[entry] : null;
  }

  /** Version that should be used. */
  wanted(remote: string): ActiveRemote | undefined {
    const candidates = this.#candidates(remote);
    return candidates.find((each) => !this.#hasFailed(remote, each)) ?? this.#inUse.get(remote) ?? candidates[0];
  }

  /** Newest first. An older version uses the routes of the active manifest. */
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
