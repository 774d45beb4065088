import type { ReleaseData } from '../site/release-data.ts';
import { keptVersions, type Pins } from './pins.ts';

/** Where the running version of a remote is from. */
export type Source = 'active' | 'canary' | 'previous' | 'pinned' | 'override' | 'other';

/** A remote in the developers' panel. */
export interface Row {
  readonly remote: string;
  readonly version: string;
  readonly source: Source;
  /** Last failure since the page was opened. */
  readonly failure: string | null;
  /** Kept versions other than the running one. */
  readonly others: readonly string[];
}

export interface RowsOptions {
  /** Names of the remotes of this page. */
  readonly remotes: readonly string[];
  readonly versionOf: (remote: string) => string;
  /** Release data with the kept versions. */
  readonly release: ReleaseData;
  /** Remote that runs from a developer's machine; null without one. */
  readonly overridden: string | null;
  readonly pins: Pins;
  readonly failures: Readonly<Record<string, string>>;
}

export function rowsOf({ remotes, versionOf, release, overridden, pins, failures }: RowsOptions): readonly Row[] {
  return remotes.map((remote) => {
    const version = versionOf(remote);
    const versions = keptVersions(release, remote).map((each) => each.version);
    const canary = release.remotes[remote]?.canary?.version;
    const sourceOf = (): Source => {
      if (remote === overridden) return 'override';
      if (pins[remote] === version) return 'pinned';
      if (version === versions[0]) return 'active';
      if (version === canary) return 'canary';
      return versions.includes(version) ? 'previous' : 'other';
    };
    return { remote, version, source: sourceOf(), failure: failures[remote] ?? null, others: versions.filter((each) => each !== version) };
  });
}
