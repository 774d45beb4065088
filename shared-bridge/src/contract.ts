import type { Answer, Body, calls, JsonCallName, LiveEvent, Params, Query } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';

import type { DialogName, NamedDialogs } from './named-dialogs.ts';

export * from './manifest.ts';
export * from './named-dialogs.ts';

/** The version of all that this file promises. A remote states the range it was made for. */
export const CONTRACT_VERSION = '1.13.0';

/** ENV-01: what we know of the place we run in. */
export interface Environment {
  readonly mode: 'telegram' | 'web';
  readonly platform: 'android' | 'ios';
  readonly isMobile: boolean;
  readonly isWebView: boolean;
  readonly isAuth: boolean;
  readonly isDark: boolean;
  readonly isInitialized: boolean;
  readonly startParam: string | null;
}

/** What the deployment tells every page: names and links, nothing secret. Stands in the page as JSON. */
export interface PublicConfig {
  /** Base of all API paths; empty for the page's own origin. */
  readonly apiBase: string;
  /** Origins that may frame the app and be spoken to. */
  readonly messengerOrigins: readonly string[];
  readonly botUsername: string;
  readonly sendApp: string;
  readonly askApp: string;
  readonly channelLink: string;
  readonly emojiStatusId: string;
  /** What opening before 8 March costs, in Stars. */
  readonly earlyRevealPrice: number;
  /** True only where BILLET_ENV is local: development overrides are allowed then. */
  readonly isLocal: boolean;
}

export type ImpactStyle = 'light' | 'medium' | 'heavy' | 'rigid' | 'soft';
export type HapticSignal =
  | { readonly kind: 'impact'; readonly style: ImpactStyle }
  | { readonly kind: 'notification'; readonly type: 'success' | 'warning' | 'error' }
  | { readonly kind: 'selection' };

export type InvoiceStatus = 'paid' | 'cancelled' | 'failed' | 'pending' | 'unanswered';

/** An outcome of asking the messenger for something that it may lack, or a person may decline. */
export type Outcome<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'unsupported' | 'declined' | 'locked' | 'timeout' | 'failed' };

/** What the messenger guards and a person may be asked for. */
export type Permission = 'writeAccess' | 'phone' | 'contact' | 'emojiStatus' | 'biometry' | 'location';

export interface PopupButton {
  readonly id: string;
  readonly type: 'default' | 'destructive' | 'ok' | 'close' | 'cancel';
  readonly text?: string;
}

export interface ButtonWish {
  /** 'Continue' or 'Cancel' unless given. */
  readonly text?: string;
  readonly onPress: () => void;
}

/**
 * The messenger in our own words. No method throws or rejects: what isn't there ends as an Outcome, what needs no
 * answer is silent. Times: every answer is awaited at most the time that the table in messenger/README.md gives.
 */
export interface Messenger {
  readonly kind: 'telegram' | 'web';
  readonly isPremium: boolean;
  /** Whether the messenger shows the app; some put it aside without hiding its page. */
  isVisible(): boolean;
  /** Whether the client can open invoices; one from before 6.1 cannot, and nothing is ordered there. */
  readonly canOpenInvoices: boolean;
  haptic(signal: HapticSignal): void;
  setHeaderColor(color: string): void;
  setClosingConfirmation(isNeeded: boolean): void;
  openLink(url: string): void;
  openMessengerLink(url: string): void;
  /**
   * Opens an invoice; the status is a hint for the screen, never a fact about money. After 'pending' or 'unanswered' a
   * person may still be looking at it: `onLater` is told what the messenger says then, until another one is opened.
   */
  openInvoice(link: string, onLater?: (status: InvoiceStatus) => void): Promise<InvoiceStatus>;
  openPopup(popup: { title?: string; message: string; buttons: readonly PopupButton[] }): Promise<Outcome<string | null>>;
  shareToStory(story: { mediaUrl: string; text?: string; widgetLink?: { url: string; name?: string } }): Outcome;
  /** Lets the person choose chats to send a link with a text to. */
  shareLink(url: string, text: string): Outcome;
  /** Lets the person choose chats for a message that the bot prepared (`prepareShareMessage`). */
  sharePrepared(id: string): Promise<Outcome>;
  /**
   * Hands a file of ours to another app: by the system's sheet, the messenger's download, or a page of its own. `isKept`: to be kept
   * on the device, so the system's sheet isn't asked.
   */
  shareFile(file: {
    readonly url: string;
    readonly fileName: string;
    readonly isKept?: boolean;
  }): Promise<Outcome<'shared' | 'downloaded' | 'opened'>>;
  setEmojiStatus(id: string): Promise<Outcome>;
  /** Asks the person for a permission; a person's refusal is 'declined'. */
  requestPermission(permission: Permission): Promise<Outcome>;
  readonly storage: {
    read(key: string): Promise<Outcome<string | null>>;
    write(key: string, value: string): Promise<Outcome>;
    /** The keys of all that is kept. */
    list(): Promise<Outcome<readonly string[]>>;
    /** Takes away what is kept under a key, if anything is. */
    remove(key: string): Promise<Outcome>;
  };
  /** Shows the messenger's own button under the app until the answered function is called. A browser has none. */
  showButton(which: 'main' | 'secondary', wish: ButtonWish): () => void;
  /** Tells of every press on 'Settings' in the messenger's own menu; returns the way to stop. */
  onSettings(onPress: () => void): () => void;
  copyText(text: string): Promise<Outcome>;
  close(): void;
}

export type ApiFailure =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly field?: string;
      readonly opensAt?: string;
      /** The server's price in whole Stars, with price_changed. */
      readonly total?: number;
      /** Seconds until it may be tried again, where the server said so. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' };

/** Thrown by every API call that did not end in 2xx. */
export interface ApiError extends Error {
  readonly failure: ApiFailure;
}

type Given<K extends string, T> = T extends undefined ? { readonly [key in K]?: undefined } : { readonly [key in K]: T };
/** A query as a page writes it: numbers as numbers, what has a default may be left out. */
type Loose<T> = T extends undefined ? undefined : { readonly [K in keyof T]?: T[K] | number };
type LooseQuery<N extends JsonCallName> =
  Query<N> extends undefined ? { readonly query?: undefined } : { readonly query?: Loose<Query<N>> };

export type CallInput<N extends JsonCallName> = Given<'params', Params<N>> &
  LooseQuery<N> &
  Given<'body', Body<N>> & {
    /** The Idempotency-Key of a keyed call, made and stored before sending. */
    readonly key?: string;
    readonly signal?: AbortSignal;
    /** 'none': sent once. A list: repeated after exactly so many milliseconds each (API-03). */
    readonly retries?: 'usual' | 'none' | readonly number[];
    /**
     * 'screen': one try lasts at most 8 s, all together 30 s, then it fails like a network (ENV-06). Every call that may be repeated
     * at will ends so, told or not; one that makes something has 13 s a try and 42 s in all unless it is told.
     */
    readonly deadline?: 'screen';
    /** Told of every failed attempt that will be repeated. */
    readonly onRetry?: (failure: ApiFailure) => void;
  };

/** Calls that make something and are done once for each key. */
export type KeyedCallName = { [N in JsonCallName]: (typeof calls)[N]['repeat'] extends 'keyed' ? N : never }[JsonCallName];

export interface Api {
  /** Calls the server by name. Rejects with an ApiError and nothing else. */
  call<N extends JsonCallName>(name: N, input: CallInput<N>): Promise<Answer<N>>;
}

export type NoticeType = 'success' | 'error' | 'warning' | 'info';
export interface Notice {
  readonly message: string;
  readonly type?: NoticeType;
  /** Milliseconds; unless given 3000 for an info, 4000 for any other. */
  readonly duration?: number;
}

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** One step back inside the sheet: what 'back' and Escape do. Left out, they close it. */
  readonly onBack?: (() => void) | undefined;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** False: neither swipe, tap outside, back nor Escape does anything (something is under way). */
  readonly canClose?: boolean;
  /** Milliseconds of the opening and closing animation; 500 unless given. */
  readonly duration?: number;
}

/** The shell's areas, for any page. */
export interface Shell {
  notify(notice: Notice): void;
  openDialog<N extends DialogName>(name: N, props: NamedDialogs[N]): void;
  closeDialog(): void;
}

export interface Clock {
  /** The server's business time. */
  now(): Date;
}

/** All that a page gets from its host. One in a page; see `bridge()`. */
export interface Bridge {
  readonly environment: Environment;
  readonly config: PublicConfig;
  readonly messenger: Messenger;
  readonly api: Api;
  readonly shell: Shell;
  readonly clock: Clock;
  /** Tells of every live event; returns the way to stop. */
  onLiveEvent(listener: (event: LiveEvent) => void): () => void;
  /** One structured line for developers. */
  log(entry: { readonly event: string; readonly level?: 'info' | 'warn' | 'error'; readonly [field: string]: unknown }): void;
}
