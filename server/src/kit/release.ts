import { readPointer } from '@billet/release/store';
import type { Config } from './config.ts';
import { releaseStore } from './release-store.ts';

interface Versioned {
  readonly version: string;
}
interface ShellFacts {
  readonly active: Versioned;
  readonly previous: readonly Versioned[];
  readonly withdrawn: readonly string[];
}
export interface CanaryFacts {
  readonly release: Versioned;
  readonly percent: number;
  /** ISO time. */
  readonly since: string;
}
export interface RemoteFacts extends ShellFacts {
  readonly canary?: CanaryFacts | undefined;
}

/** The parts of the served release that the server itself needs. */
export interface ReleaseFacts {
  readonly shell: ShellFacts;
  readonly remotes: Readonly<Record<string, RemoteFacts>>;
}
/** Returns null if there is no readable release. */
export type ReadRelease = () => Promise<ReleaseFacts | null>;

/** Distinguishes canaries, even of the same version. */
export const canaryId = ({ release, since }: Omit<CanaryFacts, 'percent'>): string => `${release.version} ${since}`;

/** Milliseconds for which the release is cached. */
const CACHE_MS = 2_000;

/** Reads the release's pointer, at most every two seconds. */
export function releaseReader(config: Pick<Config, 'releaseFolder' | 'releaseBucket'>): ReadRelease {
  const store = releaseStore(config);
  const read = () =>
    readPointer(store).then(
      (pointer) => pointer?.release ?? null,
      () => null,
    );
  let known: { readonly at: number; readonly release: Promise<ReleaseFacts | null> } | null = null;
  return () => {
    const now = Date.now();
    if (!known || now - known.at > CACHE_MS) known = { at: now, release: read() };
    return known.release;
  };
}
