import type { Manifest } from '@billet/shared-bridge';

export interface ReleasedRemote {
  readonly version: string;
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The part of a release that the page carries; composed at release time. */
export interface ReleaseData {
  readonly shell: { readonly version: string };
  readonly remotes: Readonly<
    Record<string, { readonly active: ReleasedRemote & { readonly manifest: Manifest }; readonly previous: readonly ReleasedRemote[] }>
  >;
}

/** Reads a JSON block of the page; null where it is missing or empty. */
export function readJsonBlock<T>(page: Document, id: string): T | null {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}
