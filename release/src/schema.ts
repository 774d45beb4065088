import type { Manifest } from './manifest.ts';

/** Where a build or a release comes from. */
export interface Provenance {
  /** Null where no version control was at hand. */
  readonly commit: string | null;
  /** Whether the sources differed from the commit. */
  readonly isDirty: boolean;
  /** ISO time; '' of a release that was made before this was kept. */
  readonly builtAt: string;
  /** Who built it: the person that CI names, else the user of the machine. */
  readonly by: string;
}

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
  /** The file with the first frames of its start pages; missing where it draws none. */
  readonly frames?: string | undefined;
  readonly contract: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly provenance: Provenance;
}

/** What every released version has, of a remote or of the shell. */
export interface Released {
  readonly version: string;
  /** Every file of it by its address below the origin, with its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The address of the file with what it says in each language. */
  readonly texts: string;
  /** The address of the file with what it draws before any code is there. */
  readonly frames?: string | undefined;
  readonly shared: Readonly<Record<string, string>>;
  readonly provenance: Provenance;
  /** When it was released, ISO time; '' where that was not kept yet. */
  readonly at: string;
  /** When another took its place, ISO time; missing while it is active. */
  readonly until?: string;
}

/** One released version of a remote. */
export interface RemoteRelease extends Released {
  readonly entry: string;
  readonly manifest: Manifest;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The range of the bridge's contract that it was made for. */
  readonly contract: string;
}

/** A version that a part of the people gets, chosen by a hash of salt and person. */
export interface Canary {
  readonly release: RemoteRelease;
  readonly percent: number;
  readonly salt: string;
  /** ISO time. */
  readonly since: string;
}

/** The versions of one part: what people get, and what can be gone back to. */
export interface Versions<Version> {
  readonly active: Version;
  /** What can be gone back to, newest first. */
  readonly previous: readonly Version[];
  /** Versions that were taken back: nothing but their release by name makes them active again. */
  readonly withdrawn: readonly string[];
}

export interface RemoteState extends Versions<RemoteRelease> {
  readonly canary?: Canary;
}

/** What a build of the host says about itself; stands in its dist folder as `host.json`. */
export interface HostBuild {
  readonly version: string;
  /** The version of the bridge's contract that this host offers. */
  readonly provides: string;
  readonly shared: Readonly<Record<string, string>>;
  /** The icons that it has for tabs. */
  readonly icons: readonly string[];
  /** Hashes of the style elements that its libraries write, for the page's policy. */
  readonly styles: readonly string[];
  /** Every file of the build with its integrity; the page among them. */
  readonly files: Readonly<Record<string, string>>;
  readonly texts: string;
  /** The file with what it draws around pages before any code is there. */
  readonly frames?: string | undefined;
  readonly provenance: Provenance;
}

/** One released version of the host. */
export interface ShellRelease extends Released {
  readonly provides: string;
  readonly icons: readonly string[];
  readonly styles: readonly string[];
  /** The address of its built page, before any release data is in it. */
  readonly page: string;
}

export type ShellState = Versions<ShellRelease>;

/** The pointer: the one file of a deployment that decides what people get. */
export interface Release {
  readonly schema: 2;
  readonly n: number;
  /** ISO time. */
  readonly at: string;
  readonly by: string;
  /** What was done, in words: `release inbox 3f2a…`. */
  readonly what: string;
  /** Where the files are fetched from: '' for the page's own origin, or like `https://cdn.example`. */
  readonly origin: string;
  readonly shell: ShellState;
  readonly remotes: Readonly<Record<string, RemoteState>>;
  /** What the last gc takes away: its files are gone, or going until its time is over. */
  readonly swept?: Swept;
}

export interface Swept {
  /** ISO time. */
  readonly at: string;
  /** Names in the store. */
  readonly files: readonly string[];
}
