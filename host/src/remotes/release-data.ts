import type { Manifest } from '@billet/shared-bridge';

export interface ReleasedRemote {
  readonly version: string;
  readonly entry: string;
  /** A file without a hash of its own is refused; undefined, which no release can say, lets a developer's own pass. */
  readonly integrity: Readonly<Record<string, string | undefined>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** What it asks of a shell: see `runnable`. */
  readonly contract?: string;
  readonly shared?: Readonly<Record<string, string>>;
  /** A developer's own, which stands in for the released one. */
  readonly unchecked?: true;
}

/** A version with its places in the app. */
export type ActiveRemote = ReleasedRemote & { readonly manifest: Manifest };

/** A version that a part of the people gets: see `launch/canary.ts`. */
export type CanaryRemote = ActiveRemote & { readonly percent: number; readonly salt: string };

export interface RemoteState {
  readonly active: ActiveRemote;
  readonly canary?: CanaryRemote | undefined;
  /** What can be fallen back to, newest first. */
  readonly previous: readonly ReleasedRemote[];
}

/** The part of a release that the page carries; composed at release time. */
export interface ReleaseData {
  /** The number of the release; a development server has none. */
  readonly n?: number;
  /** The same with a hash of all that stands here, as a server answers it; pages of before have none. */
  readonly tag?: string;
  readonly shell: { readonly version: string };
  readonly remotes: Readonly<Record<string, RemoteState>>;
}

/** Reads a JSON block of the page; null where it is missing or empty. */
export function readJsonBlock<T>(page: Document, id: string): T | null {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}
