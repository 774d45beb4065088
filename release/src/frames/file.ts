/** What a build draws beforehand: it lies beside its files, travels in the release and is put into the page (FST-01). */

export type Mode = 'anonymous' | 'valentine';

/** Language → HTML. A language whose texts lack a word is missing. */
export type InLanguages = Readonly<Record<string, string>>;

export interface Drawing {
  /** Which of the file's rules it is dressed by, in their order. */
  readonly rules: readonly number[];
  readonly html: InLanguages;
}

/** The first frame of a start page. */
export interface RemoteFrame extends Drawing {
  readonly route: string;
  readonly mode: Mode;
}

/** A named set of custom properties, of which a page takes those that it uses. */
export interface Tokens {
  /** The rule without its declarations, within its at-rules: `.dark{` or `@media (…){:root{`. */
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
  readonly labels: Readonly<Record<string, InLanguages>>;
}

/** What the host draws around a page: with a hole for it, and tabs that are put together at composing, when the remotes are known. */
export interface HostFrames {
  readonly schema: 1;
  /** Those that tabs are drawn with, in their order. */
  readonly icons: readonly string[];
  readonly rules: readonly string[];
  /** Colours, sizes, durations. */
  readonly tokens: readonly Tokens[];
  /** The faces of a language's letters, as rules. */
  readonly fonts: InLanguages;
  readonly tab: Drawing;
  readonly full: Drawing;
}
