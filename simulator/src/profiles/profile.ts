import type { ClientTheme, ProfileName } from '../world/types.ts';

/** An event that the client sends unrequested. */
export type ClientEvent = 'viewport' | 'safe_area' | 'content_safe_area' | 'theme' | 'visibility';

/** Pixels at each edge. */
interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Areas {
  /** Areas that the device covers: notch, home indicator. */
  readonly safe: Insets;
  /** Areas that the controls of the client cover in addition. */
  readonly content: Insets;
}

/** The behaviour of one real client where clients differ. */
export interface Profile {
  readonly name: ProfileName;
  readonly label: string;
  readonly platform: string;
  readonly version: string;
  /** The user agent of its requests; null for clients that run in the person's own browser. */
  readonly userAgent: string | null;
  /** Differences from the colours of Web A. */
  readonly colors: Readonly<Record<ClientTheme, Readonly<Record<string, string>>>>;
  /** Methods that this client ignores although others answer. */
  readonly ignoredMethods: readonly string[];
  /** Events that the client sends after the frame is mounted, in order; milliseconds from the mount. */
  readonly startEvents: readonly { readonly afterMs: number; readonly events: readonly ClientEvent[] }[];
  /** Events that the client sends when the page has loaded, in order. */
  readonly onLoaded: readonly ClientEvent[];
  readonly viewport: {
    readonly hasWidth: boolean;
    /** A change of size is sent at once as unstable and after these milliseconds as stable; 0: at once as stable. */
    readonly settlesAfterMs: number;
  };
  /** A request for one safe area is answered with that one only, or with both. */
  readonly answersBothAreas: boolean;
  readonly areas: Areas;
  /** Null: fullscreen is not supported. */
  readonly fullscreen: {
    readonly areas: Areas;
    readonly events: readonly ClientEvent[];
    /** The answer to a second request: the error, or the state again. */
    readonly onRepeat: 'fails' | 'sends_state';
  } | null;
  /** The app's state after it opens a link into the messenger. */
  readonly onLink: 'minimises' | 'stays' | 'closes';
  /** A second dialog while one is open: Web A refuses it (and a pop-up closes the open pop-up), others ignore it. */
  readonly secondDialog: 'is_refused' | 'is_ignored';
  /** This many dialogs within the time lock further ones for the time: they are answered as dismissed, at once. */
  readonly lock: { readonly dialogs: number; readonly ms: number; readonly counts: 'all' | 'same_kind' };
  /** The client reloads the frame after this time without iframe_will_reload; null: it reloads at once. */
  readonly reloadTimeoutMs: number | null;
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
