import type { ClientTheme, ProfileName } from '../world/types.ts';

/** What the client tells an app unasked. */
export type Greeting = 'viewport' | 'safe_area' | 'content_safe_area' | 'theme' | 'visibility';

/** Pixels at each edge. */
interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Areas {
  /** What the device covers: notch, home indicator. */
  readonly safe: Insets;
  /** What the client's own controls cover besides. */
  readonly content: Insets;
}

/** How one real client behaves where clients differ. */
export interface Profile {
  readonly name: ProfileName;
  readonly label: string;
  readonly platform: string;
  readonly version: string;
  /** What its requests to the server carry; null for clients that run in the person's own browser. */
  readonly userAgent: string | null;
  /** What differs from Web A's colours. */
  readonly colors: Readonly<Record<ClientTheme, Readonly<Record<string, string>>>>;
  /** Methods that this client takes without a word where others answer. */
  readonly silentOn: readonly string[];
  /** What is told once the app's frame stands, in order; milliseconds from the mount. */
  readonly greetings: readonly { readonly afterMs: number; readonly events: readonly Greeting[] }[];
  /** What is told when the page has loaded, in order. */
  readonly onLoaded: readonly Greeting[];
  readonly viewport: {
    readonly hasWidth: boolean;
    /** A change of size is told at once as unstable and after so long as stable; 0: at once as stable. */
    readonly settlesAfterMs: number;
  };
  /** A question for one safe area is answered with it alone, or with both. */
  readonly answersBothAreas: boolean;
  readonly areas: Areas;
  /** Null: the app can't be shown over the whole screen. */
  readonly fullscreen: {
    readonly areas: Areas;
    readonly tells: readonly Greeting[];
    /** A second request: the error, or the state once more. */
    readonly again: 'fails' | 'is_told';
  } | null;
  /** What becomes of the app when it opens a link into the messenger. */
  readonly onLink: 'minimises' | 'stays' | 'closes';
  /** A dialog while one is open: Web A refuses it (and a pop-up takes the open pop-up with it), others are silent. */
  readonly secondDialog: 'is_refused' | 'is_ignored';
  /** So many dialogs within the time lock further ones for the time: they are answered as dismissed, at once. */
  readonly lock: { readonly dialogs: number; readonly ms: number; readonly counts: 'all' | 'same_kind' };
  /** After so long without iframe_will_reload the client reloads the frame; null: it reloads without asking. */
  readonly reloadPatienceMs: number | null;
  readonly hasCustomStyle: boolean;
  readonly closesOnEmptyMainButton: boolean;
  readonly closesAfterPrepared: boolean;
  readonly biometry: 'finger' | 'face' | null;
  readonly hasLocation: boolean;
  readonly hasHomeScreen: boolean;
}

export const noInsets: Insets = { top: 0, bottom: 0, left: 0, right: 0 };
export const noAreas: Areas = { safe: noInsets, content: noInsets };
export const below = (top: number): Insets => ({ ...noInsets, top });
