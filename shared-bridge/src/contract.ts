import type { Answer, Body, calls, JsonCallName, LiveEvent, Params, Query } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';

import type { DialogName, NamedDialogs } from './named-dialogs.ts';

export * from './manifest.ts';
export * from './named-dialogs.ts';

/** ENV-01: the environment that the app runs in. */
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

/** Public settings of the deployment: names and links, no secrets. Embedded in the page as JSON. */
export interface PublicConfig {
  /** Base of all API paths; empty for the page's own origin. */
  readonly apiBase: string;
  /** Origins that may frame the app and receive its messages. */
  readonly messengerOrigins: readonly string[];
  readonly botUsername: string;
  readonly sendApp: string;
  readonly askApp: string;
  readonly channelLink: string;
  readonly emojiStatusId: string;
  /** Price of an early reveal, before 8 March, in Stars. */
  readonly earlyRevealPrice: number;
  /** True only if BILLET_ENV is local; allows development overrides. */
  readonly isLocal: boolean;
}

export type ImpactStyle = 'light' | 'medium' | 'heavy' | 'rigid' | 'soft';
export type HapticSignal =
  | { readonly kind: 'impact'; readonly style: ImpactStyle }
  | { readonly kind: 'notification'; readonly type: 'success' | 'warning' | 'error' }
  | { readonly kind: 'selection' };

export type InvoiceStatus = 'paid' | 'cancelled' | 'failed' | 'pending' | 'unanswered';

/** The result of a request to the messenger, which may not support it, or which the user may decline. */
export type Outcome<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'unsupported' | 'declined' | 'locked' | 'timeout' | 'failed' };

/** Permissions of the messenger that the app can request from the user. */
export type Permission = 'writeAccess' | 'phone' | 'contact' | 'emojiStatus' | 'biometry' | 'location';

export interface PopupButton {
  readonly id: string;
  readonly type: 'default' | 'destructive' | 'ok' | 'close' | 'cancel';
  readonly text?: string;
}

export interface ButtonOptions {
  /** Defaults to 'Continue' or 'Cancel'. */
  readonly text?: string;
  readonly onPress: () => void;
}

/**
 * The messenger behind our own interface. No method throws or rejects: an unsupported feature returns an Outcome, and methods without a
 * result do nothing. messenger/README.md lists the timeout of each answer.
 */
export interface Messenger {
  readonly kind: 'telegram' | 'web';
  readonly isPremium: boolean;
  /** Whether the messenger shows the app. Some clients minimize it without hiding its page. */
  isVisible(): boolean;
  /** Whether the client can open invoices. Clients before 6.1 cannot, so nothing is ordered there. */
  readonly canOpenInvoices: boolean;
  haptic(signal: HapticSignal): void;
  setHeaderColor(color: string): void;
  setClosingConfirmation(isNeeded: boolean): void;
  openLink(url: string): void;
  openMessengerLink(url: string): void;
  /**
   * Opens an invoice. The status is a hint for the screen, not proof of payment. After 'pending' or 'unanswered' the user may still have
   * the invoice open: `onLater` receives later statuses until another invoice is opened.
   */
  openInvoice(link: string, onLater?: (status: InvoiceStatus) => void): Promise<InvoiceStatus>;
  openPopup(popup: { title?: string; message: string; buttons: readonly PopupButton[] }): Promise<Outcome<string | null>>;
  shareToStory(story: { mediaUrl: string; text?: string; widgetLink?: { url: string; name?: string } }): Outcome;
  /** Lets the user choose chats for a link with a text. */
  shareLink(url: string, text: string): Outcome;
  /** Lets the user choose chats for a message that the bot prepared (`prepareShareMessage`). */
  sharePrepared(id: string): Promise<Outcome>;
  /**
   * Hands a file to another app: by the system share sheet, the download of the messenger, or a page for the file. `isKept` skips the share
   * sheet, because the user saves the file.
   */
  shareFile(file: {
    readonly url: string;
    readonly fileName: string;
    readonly isKept?: boolean;
  }): Promise<Outcome<'shared' | 'downloaded' | 'opened'>>;
  setEmojiStatus(id: string): Promise<Outcome>;
  /** Requests a permission from the user. A refusal is 'declined'. */
  requestPermission(permission: Permission): Promise<Outcome>;
  readonly storage: {
    read(key: string): Promise<Outcome<string | null>>;
    write(key: string, value: string): Promise<Outcome>;
    /** All stored keys. */
    list(): Promise<Outcome<readonly string[]>>;
    /** Deletes the value of a key if there is one. */
    remove(key: string): Promise<Outcome>;
  };
  /** Shows the messenger's own button under the app until the returned function is called. A browser has none. */
  showButton(which: 'main' | 'secondary', options: ButtonOptions): () => void;
  /** Calls `onPress` when the user selects 'Settings' in the menu of the messenger. Returns the unsubscribe function. */
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
      /** Seconds until a retry is allowed, if the server sent them. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' };

/** Rejection of every API call that did not return 2xx. */
export interface ApiError extends Error {
  readonly failure: ApiFailure;
}

type Given<K extends string, T> = T extends undefined ? { readonly [key in K]?: undefined } : { readonly [key in K]: T };
/** A query as pages write it: numbers are allowed, and fields with a default are optional. */
type Loose<T> = T extends undefined ? undefined : { readonly [K in keyof T]?: T[K] | number };
type LooseQuery<N extends JsonCallName> =
  Query<N> extends undefined ? { readonly query?: undefined } : { readonly query?: Loose<Query<N>> };

export type CallInput<N extends JsonCallName> = Given<'params', Params<N>> &
  LooseQuery<N> &
  Given<'body', Body<N>> & {
    /** The Idempotency-Key of a keyed call, created and stored before the request. */
    readonly key?: string;
    readonly signal?: AbortSignal;
    /** 'none': sent once. A list: retried after exactly these milliseconds (API-03). */
    readonly retries?: 'usual' | 'none' | readonly number[];
    /**
     * 'screen': one attempt lasts at most 8 s, all attempts 30 s, then the call fails as a network error (ENV-06). This is the default of
     * safe calls; other calls have 13 s per attempt and 42 s in all unless this is set.
     */
    readonly deadline?: 'screen';
    /** Called with each failure that will be retried. */
    readonly onRetry?: (failure: ApiFailure) => void;
  };

/** Calls that create something, once per key. */
export type KeyedCallName = { [N in JsonCallName]: (typeof calls)[N]['repeat'] extends 'keyed' ? N : never }[JsonCallName];

export interface Api {
  /** Calls the server by name. Rejects only with an ApiError. */
  call<N extends JsonCallName>(name: N, input: CallInput<N>): Promise<Answer<N>>;
}

export type NoticeType = 'success' | 'error' | 'warning' | 'info';
export interface Notice {
  readonly message: string;
  readonly type?: NoticeType;
  /** Milliseconds. Defaults to 3000 for an info and 4000 for the others. */
  readonly duration?: number;
}

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** One step back inside the sheet, for 'back' and Escape. Without it they close the sheet. */
  readonly onBack?: (() => void) | undefined;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** False: swipe, tap outside, back and Escape do nothing, because an operation is under way. */
  readonly canClose?: boolean;
  /** Milliseconds of the opening and closing animation. Defaults to 500. */
  readonly duration?: number;
}

/** The areas of the shell, for all pages. */
export interface Shell {
  notify(notice: Notice): void;
  openDialog<N extends DialogName>(name: N, props: NamedDialogs[N]): void;
  closeDialog(): void;
}

export interface Clock {
  /** The business time of the server. */
  now(): Date;
  /** Calls `listener` when the time jumps, because it was moved or first learned. Returns the unsubscribe function. */
  onJump(listener: () => void): () => void;
}

/** The interface of the host to its pages. One per page; see `bridge()`. */
export interface Bridge {
  readonly environment: Environment;
  readonly config: PublicConfig;
  readonly messenger: Messenger;
  readonly api: Api;
  readonly shell: Shell;
  readonly clock: Clock;
  /** Calls the listener with each live event. Returns the unsubscribe function. */
  onLiveEvent(listener: (event: LiveEvent) => void): () => void;
  /** Logs one structured line for developers. */
  log(entry: { readonly event: string; readonly level?: 'info' | 'warn' | 'error'; readonly [field: string]: unknown }): void;
}
