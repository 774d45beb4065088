import type { Manifest } from '@billet/shared-bridge';

export interface ReleasedRemote {
  readonly version: string;
  readonly entry: string;
  /** Hash per file. A file without a hash is rejected; undefined, which a release cannot contain, accepts a development file. */
  readonly integrity: Readonly<Record<string, string | undefined>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Contract that the remote needs from the shell: see `runnable`. */
  readonly contract?: string;
  readonly shared?: Readonly<Record<string, string>>;
  /** True for a developer's remote that replaces the released one: its files have no hashes. */
  readonly unchecked?: true;
  /** True for a developer's remote and for a pinned version: a newer release does not replace it. */
  readonly pinned?: true;
}

/** A version with its manifest. */
export type ActiveRemote = ReleasedRemote & { readonly manifest: Manifest };

/** A version for a share of the users: see `launch/canary.ts`. */
export type CanaryRemote = ActiveRemote & { readonly percent: number; readonly salt: string };

export interface RemoteState {
  readonly active: ActiveRemote;
  readonly canary?: CanaryRemote | undefined;
  /** Fallback versions, newest first. A page receives them after a failure, see fetch-release.ts. */
  readonly previous: readonly ReleasedRemote[];
}

/** The part of a release that the page contains; composed at release time. */
export interface ReleaseData {
  /** Number of the release; undefined on a development server. */
  readonly n?: number;
  readonly shell: { readonly version: string };
  readonly remotes: Readonly<Record<string, RemoteState>>;
}

/** Reads a JSON block of the page; null if it is missing or empty. */
export function readJsonBlock<T>(page: Document, id: string): T | null {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}
