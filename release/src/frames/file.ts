/** Markup rendered by a build: stored next to its files, part of the release, and inserted into the page (FST-01). */

export type Mode = 'anonymous' | 'valentine';

/** Language → HTML. A language whose catalogue lacks a message is missing. */
export type ByLanguage = Readonly<Record<string, string>>;

export interface RenderedMarkup {
  /** Indices of the file's rules that apply, in order. */
  readonly rules: readonly number[];
  readonly html: ByLanguage;
}

/** The first frame of a start page. */
export interface RemoteFrame extends RenderedMarkup {
  readonly route: string;
  readonly mode: Mode;
}

/** A named set of custom properties, of which a page takes those that it uses. */
export interface Tokens {
  /** The rule without its declarations, including the at-rules around it: `.dark{` or `@media (…){:root{`. */
  readonly open: string;
  readonly close: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** A file of frames, of a remote. */
export interface RemoteFrames {
  readonly schema: 1;
  readonly rules: readonly string[];
  readonly frames: readonly RemoteFrame[];
  /** The labels of its tabs, by the ids of their texts. */
  readonly labels: Readonly<Record<string, ByLanguage>>;
}

/**
 * The layout that the host draws around a page, with a placeholder for the page, and tabs that are assembled when the page is composed and
 * the remotes are known.
 */
export interface HostFrames {
  readonly schema: 1;
  /** The icons that tabs are drawn with, in order. */
  readonly icons: readonly string[];
  readonly rules: readonly string[];
  /** Colours, sizes, durations. */
  readonly tokens: readonly Tokens[];
  /** The font-face rules of each language. */
  readonly fonts: ByLanguage;
  readonly tab: RenderedMarkup;
  readonly full: RenderedMarkup;
}
