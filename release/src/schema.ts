import type { Manifest } from './manifest.ts';

/** Origin of a build or a release. */
export interface Provenance {
  /** Null without version control. */
  readonly commit: string | null;
  /** Whether the sources differed from the commit. */
  readonly isDirty: boolean;
  /** ISO time. */
  readonly builtAt: string;
  /** The user that CI names, else the user of the machine. */
  readonly by: string;
}

/** Description of a remote's build, in its dist folder as `remote.json`. */
export interface RemoteBuild {
  readonly name: string;
  /** Hash of all file contents: the same source gives the same version. */
  readonly version: string;
  readonly entry: string;
  /** Every file of the build with its integrity (sha256-…). */
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
  /** The scripts and styles of each page or dialog; `pages` is the exposed module. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The file with its texts in each language. */
  readonly texts: string;
  /** The file with the first frames of its start pages, if it has any. */
  readonly frames?: string | undefined;
  readonly contract: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly provenance: Provenance;
}

/** Fields of every released version, of a remote or of the shell. */
export interface Released {
  readonly version: string;
  /** Hashes of its files, by their addresses below the origin. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The address of the file with its texts in each language. */
  readonly texts: string;
  /** The address of the file with its first frames. */
  readonly frames?: string | undefined;
  readonly shared: Readonly<Record<string, string>>;
  readonly provenance: Provenance;
  /** Time of the release, ISO. */
  readonly at: string;
  /** Time when another version replaced it, ISO; undefined while it is active. */
  readonly until?: string;
}

/** One released version of a remote. */
export interface RemoteRelease extends Released {
  readonly entry: string;
  readonly manifest: Manifest;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The range of contract versions that it needs. */
  readonly contract: string;
}

/** A version for a percentage of users, selected by a hash of salt and user. */
export interface Canary {
  readonly release: RemoteRelease;
  readonly percent: number;
  readonly salt: string;
  /** ISO time. */
  readonly since: string;
}

/** The versions of one part: the active one, and those for rollbacks. */
export interface Versions<Version> {
  readonly active: Version;
  /** Versions available for a rollback, newest first. */
  readonly previous: readonly Version[];
  /** Withdrawn versions. Only a release by name activates them again. */
  readonly withdrawn: readonly string[];
}

export interface RemoteState extends Versions<RemoteRelease> {
  readonly canary?: Canary;
}

/** Description of a host's build, in its dist folder as `host.json`. */
export interface HostBuild {
  readonly version: string;
  /** The contract version of the bridge that this host provides. */
  readonly provides: string;
  readonly shared: Readonly<Record<string, string>>;
  /** The tab icons that it can draw. */
  readonly icons: readonly string[];
  /** Hashes of the style elements that its libraries insert, for the page's Content-Security-Policy. */
  readonly styles: readonly string[];
  /** Every file of the build, including the page, with its integrity. */
  readonly files: Readonly<Record<string, string>>;
  readonly texts: string;
  /** The file with the layout that it draws around pages before any code is loaded. */
  readonly frames?: string | undefined;
  readonly provenance: Provenance;
}

/** One released version of the host. */
export interface ShellRelease extends Released {
  readonly provides: string;
  readonly icons: readonly string[];
  readonly styles: readonly string[];
  /** The address of its built page, without release data. */
  readonly page: string;
}

export type ShellState = Versions<ShellRelease>;

/** The pointer: the only file of a deployment that decides which versions users get. */
export interface Release {
  readonly schema: 2;
  readonly n: number;
  /** ISO time. */
  readonly at: string;
  readonly by: string;
  /** The change in words: `release inbox 3f2a…`. */
  readonly what: string;
  /** Origin of the files: '' for the page's own, or for example `https://cdn.example`. */
  readonly origin: string;
  readonly shell: ShellState;
  readonly remotes: Readonly<Record<string, RemoteState>>;
  /** Withdrawn versions of remotes that left the app, by remote. Only a release by name activates them again. */
  readonly removed?: Readonly<Record<string, readonly string[]>>;
  /** The files deleted by the last gc, which may still be running until its time is over. */
  readonly swept?: Swept;
}

export interface Swept {
  /** ISO time. */
  readonly at: string;
  /** Names in the store. */
  readonly files: readonly string[];
}
