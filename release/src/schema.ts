import type { Manifest } from './manifest.ts';

/** What a build of a remote says about itself; stands in its dist folder as `remote.json`. */
export interface RemoteBuild {
  readonly name: string;
  /** Made from the content of all files: the same source is the same version. */
  readonly version: string;
  readonly entry: string;
  /** Every file of the build with its integrity (sha384-…). */
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
  /** The files that each page or dialog needs, scripts and styles; `pages` is the exposed module. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The file with what it says in each language. */
  readonly texts: string;
  readonly contract: string;
  readonly shared: Readonly<Record<string, string>>;
}

/** One released version of a remote: its files by their address on the app's origin. */
export interface RemoteRelease {
  readonly version: string;
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly texts: string;
  readonly contract: string;
  readonly shared: Readonly<Record<string, string>>;
}

export interface RemoteState {
  readonly active: RemoteRelease;
  /** Newest first. */
  readonly previous: readonly RemoteRelease[];
}

export interface ShellRelease {
  readonly version: string;
  /** The version of the bridge's contract that this host offers. */
  readonly provides: string;
  readonly shared: Readonly<Record<string, string>>;
  /** The icons that it has for tabs. */
  readonly icons: readonly string[];
  /** Hashes of the style elements that its libraries write, for the page's policy. */
  readonly styles: readonly string[];
  /** The address of the file with what the shell says in each language. */
  readonly texts: string;
}

/** The release file: the one mutable file of a deployment. */
export interface Release {
  readonly schema: 1;
  readonly n: number;
  readonly shell: ShellRelease;
  readonly remotes: Readonly<Record<string, RemoteState>>;
}
