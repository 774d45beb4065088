import type { Profile } from '../profiles/profile.ts';
import type { Access, Invoice, PreparedMessage, Quirk, Story, Theme } from '../world/types.ts';

/** The state of one open mini-app in its client. Plain data: handlers return the next state. */
export interface FrameState {
  readonly profile: Profile;
  readonly quirk: Quirk;
  readonly theme: Theme;
  readonly access: Access;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isReady: boolean;
  readonly isVisible: boolean;
  readonly supportsReload: boolean;
  readonly hasBackButton: boolean;
  readonly hasSettingsButton: boolean;
  readonly mainButton: BottomButton;
  readonly secondaryButton: BottomButton;
  readonly needsConfirmation: boolean;
  /** A colour, or the key of a theme colour. */
  readonly headerColor: string;
  readonly backgroundColor: string;
  readonly bottomBarColor: string;
  readonly dialog: Dialog | null;
  /** Recently opened dialogs, with milliseconds since the epoch; see the lock of the profile. */
  readonly opened: readonly { readonly kind: Dialog['kind']; readonly at: number }[];
  readonly isFullscreen: boolean;
  readonly biometry: { readonly isAsked: boolean; readonly isGranted: boolean; readonly token: string };
  readonly location: { readonly isAsked: boolean; readonly isGranted: boolean };
}

export interface BottomButton {
  readonly isVisible: boolean;
  readonly isActive: boolean;
  readonly isBusy: boolean;
  readonly shines: boolean;
  readonly text: string;
  readonly color: string;
  readonly textColor: string;
  readonly position: 'left' | 'right' | 'top' | 'bottom';
}

export interface PopupButton {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

export type InvoicePhase = 'loading' | 'asking' | 'paying' | 'stopped';

export type Dialog =
  | { readonly kind: 'popup'; readonly title: string; readonly message: string; readonly buttons: readonly PopupButton[] }
  | {
      readonly kind: 'invoice';
      readonly slug: string;
      readonly invoice: Invoice | null;
      readonly phase: InvoicePhase;
      readonly message: string;
    }
  | { readonly kind: 'write_access' }
  | { readonly kind: 'phone' }
  | { readonly kind: 'closing' }
  | { readonly kind: 'story'; readonly story: Story }
  | { readonly kind: 'file'; readonly url: string; readonly name: string }
  | { readonly kind: 'prepared'; readonly id: string; readonly message: PreparedMessage | null }
  | { readonly kind: 'emoji_access' }
  | { readonly kind: 'emoji_status'; readonly id: string }
  | { readonly kind: 'biometry_access'; readonly reason: string }
  | { readonly kind: 'biometry_auth'; readonly reason: string }
  | { readonly kind: 'location' };

export type Reply = Extract<Effect, { kind: 'reply' }>;

/** A side effect in addition to the new state. */
export type Effect =
  | { readonly kind: 'reply'; readonly event: string; readonly data?: unknown; readonly afterMs?: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'reload'; readonly afterMs: number }
  | { readonly kind: 'keep_frame' }
  | { readonly kind: 'minimise' }
  | { readonly kind: 'open_link'; readonly url: string }
  | { readonly kind: 'open_messenger_link'; readonly url: string }
  | { readonly kind: 'haptic'; readonly signal: string }
  /** Tells the person at the simulator why the client does nothing. */
  | { readonly kind: 'explain'; readonly text: string }
  | { readonly kind: 'custom_method'; readonly requestId: string; readonly method: string; readonly params: unknown }
  | { readonly kind: 'load_invoice'; readonly slug: string }
  | { readonly kind: 'pay'; readonly slug: string }
  | { readonly kind: 'allow_writing' }
  | { readonly kind: 'post_story'; readonly story: Story }
  | { readonly kind: 'load_prepared'; readonly id: string }
  | { readonly kind: 'send_prepared'; readonly id: string; readonly chat: string }
  | { readonly kind: 'set_emoji_status'; readonly id: string };

export interface Step {
  readonly state: FrameState;
  readonly effects: readonly Effect[];
  /** A dialog to open, if the client allows it. */
  readonly ask?: Ask;
}

export interface Ask {
  readonly dialog: Dialog;
  /** The immediate answer of a locked client; null for dialogs that are never locked. */
  readonly refusal: Effect | null;
}

export type Params = Readonly<Record<string, unknown>>;
/** Handles one message of the app. Pure. */
export type Handler = (params: Params, state: FrameState) => Step;
export type HandlerGroup = Readonly<Record<string, Handler>>;

export const step = (state: FrameState, ...effects: readonly Effect[]): Step => ({ state, effects });
export const asking = (state: FrameState, dialog: Dialog, refusal: Effect | null = null): Step => ({
  state,
  effects: [],
  ask: { dialog, refusal },
});
export const reply = (event: string, data?: unknown): Reply => ({ kind: 'reply', event, ...(data === undefined ? {} : { data }) });

/** Applies two steps in order. */
export function then(first: Step, next: (state: FrameState) => Step): Step {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}

export const textIn = (params: Params, name: string) => (typeof params[name] === 'string' ? params[name] : '');
export const isOn = (params: Params, name: string) => params[name] === true;

const hidden: BottomButton = {
  isVisible: false,
  isActive: true,
  isBusy: false,
  shines: false,
  text: 'Continue',
  color: '#2481cc',
  textColor: '#ffffff',
  position: 'left',
};

/** The state of a new frame. */
export function openFrame(profile: Profile, theme: Theme, access: Access, quirk: Quirk = 'none'): FrameState {
  return {
    profile,
    quirk,
    theme,
    access,
    viewport: { width: 390, height: 760 },
    isReady: false,
    isVisible: true,
    supportsReload: false,
    hasBackButton: false,
    hasSettingsButton: false,
    mainButton: hidden,
    secondaryButton: { ...hidden, text: 'Cancel' },
    needsConfirmation: false,
    headerColor: 'bg_color',
    backgroundColor: 'bg_color',
    bottomBarColor: 'bottom_bar_bg_color',
    dialog: null,
    opened: [],
    isFullscreen: false,
    biometry: { isAsked: false, isGranted: false, token: '' },
    location: { isAsked: false, isGranted: false },
  };
}
