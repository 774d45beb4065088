import type { ActiveRemote, ReleaseData, ReleasedRemote } from '../site/release-data.ts';

export interface VersionsOptions {
  readonly release: ReleaseData;
  /** Whether a version can run in this shell. */
  readonly fits: (version: ReleasedRemote) => boolean;
}

/** Decides which version of each remote this page should use. Pure rules: nothing here loads or renders. */
export class Versions {
  readonly #fits: VersionsOptions['fits'];
  /** Versions that failed in this page, by remote. */
  readonly #failed = new Map<string, ReadonlySet<string>>();
  #release: ReleaseData;

  constructor({ release, fits }: VersionsOptions) {
    this.#release = release;
    this.#fits = fits;
  }

  get remotes(): readonly string[] {
    return Object.keys(this.#release.remotes);
  }

  /** The version that the release names, even if it cannot run in this shell. */
  active(remote: string): ActiveRemote | undefined {
    return this.#release.remotes[remote]?.active;
  }

  /** The newest version that runs in this shell and has not failed; undefined if there is none. */
  wanted(remote: string): ActiveRemote | undefined {
    return this.#candidates(remote).find(({ version }) => !this.#failed.get(remote)?.has(version));
  }

  /** Whether a canary of the remote is running. */
  hasCanary(remote: string): boolean {
    return this.#release.remotes[remote]?.canary !== undefined;
  }

  /** Records that a version failed. It is not used again until a release has another active version. */
  markFailed(remote: string, version: string): void {
    this.#failed.set(remote, new Set([...(this.#failed.get(remote) ?? []), version]));
  }

  /** Called on a retry: if all versions have failed, all are allowed again. */
  resetFailures(remote: string): void {
    if (!this.wanted(remote)) this.#failed.delete(remote);
  }

  /** Takes over a newer release. A remote on a developer's machine and a pinned version are kept. */
  applyRelease(release: ReleaseData): void {
    const before = this.#release.remotes;
    for (const [remote, { active }] of Object.entries(release.remotes))
      if (before[remote]?.active.version !== active.version) this.#failed.delete(remote);
    const pinned = Object.entries(before).filter(([, { active }]) => active.pinned);
    this.#release = { ...release, remotes: { ...release.remotes, ...Object.fromEntries(pinned) } };
  }

  /** Newest first. An older version uses the routes of the active manifest. */
  #candidates(remote: string): readonly ActiveRemote[] {
    const state = this.#release.remotes[remote];
    if (!state) return [];
    const { active, previous } = state;
    return [active, ...previous.map((each) => ({ manifest: active.manifest, ...each }))].filter(this.#fits);
  }
}
