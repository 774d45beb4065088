// What hosts of contract 1.13.0 promise to remotes. Made by npm run contract, and never changed afterwards: cf84bfb4785aa495
declare module '@billet/shared-bridge' {
  import { DialogName, NamedDialogs } from '@billet/shared-bridge/named-dialogs';
  import {
    Answer,
    Body,
    InventoryCount,
    JsonCallName,
    LiveEvent,
    Mode,
    Params,
    Query,
    User,
    Valentine,
    calls,
  } from '@billet/shared-domain/contract';
  import { ComponentType, ReactNode } from 'react';
  import { LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
  const Link: import('react').ForwardRefExoticComponent<LinkProps & import('react').RefAttributes<HTMLAnchorElement>>;
  const changeMode: (next: Mode) => Promise<void>;
  const changeProfile: (body: Body<'updateProfile'>) => Promise<void>;
  const followOrder: (orderId: string, options?: FollowOptions) => Promise<Standing>;
  const loadMoreInventory: () => Promise<void>;
  const putValentine: (changed: Valentine, since?: Valentine) => Promise<void>;
  const refreshInventory: () => Promise<void>;
  const refreshProfile: () => Promise<void>;
  const resumePurchase: (intent: string, listening?: Listening) => Promise<Resumed | null>;
  const setInventoryFilter: (filter: InventoryFilter) => Promise<void>;
  const tabIcons: readonly ['share', 'send', 'inbox', 'heart', 'gift', 'star', 'trophy'];
  function Sheet(props: SheetProps): false | import('react').JSX.Element | null;
  function SheetPlace(given: SheetPlaceProps): import('react').ReactPortal;
  function bridge(): Bridge;
  function chooseLanguage(code: null | string): void;
  function chosenLanguage(): null | string;
  function confirmAge(): void;
  function decoration<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P>;
  function deleteAccount(): Promise<void>;
  function draftAt<T>(place: string, isValue: (value: unknown) => value is T): Draft<T>;
  function explain(thrown: unknown, otherwise?: string): Explanation;
  function isAgeConfirmed(): Promise<boolean>;
  function isApiError(thrown: unknown): thrown is ApiError;
  function isUndecided(failure: ApiFailure): boolean;
  function keyedCall<N extends KeyedCallName>(name: N, input: KeyedInput<N>, intent: string): Promise<Answer<N>>;
  function lazyFile<T>(bringIt: () => Promise<T>, deadline?: number): LazyFile<T>;
  function notifyFailure(text: Say, thrown: unknown, otherwise?: string): void;
  function onLanguageChoice(listener: Listener): () => void;
  function purchase<N extends KeyedCallName>(request: PurchaseRequest<N>): Promise<Purchase<Answer<N>>>;
  function selectSession(given: SessionState): SessionView;
  function setLanguage(language: null | string): void;
  function shareAtAge(share: () => void): Promise<void>;
  function useCall<N extends JsonCallName>(name: N, input: CallInput<N> | null, given?: CallOptions): CallState<Answer<N>>;
  function useDraft<T>(place: string, empty: T, isValue: (value: unknown) => value is T): DraftField<T>;
  function useLayer(isActive: boolean, onBack: () => void, isOverAll?: boolean): void;
  function useLoaded<T>(loading: Loading<T>, isWanted?: boolean): { readonly retry: () => void; readonly state: Loaded<T> };
  function useNow(everyMs: number): Date;
  function usePagedCall<N extends JsonCallName, Row>(
    name: N,
    inputAt: (skip: number) => CallInput<N>,
    rowsOf: (answer: Answer<N>) => readonly Row[],
    given?: PagedOptions<Row, Answer<N>>,
  ): PagedState<Row, Answer<N>>;
  function usePause(onResumed: () => void, onFailure: (thrown: unknown) => void): Pause;
  function useSession<T>(selector: (state: SessionState) => T): T;
  function useUnsaved(isHeld: boolean): void;
  interface Api {
    readonly call: <N extends JsonCallName>(name: N, input: CallInput<N>) => Promise<Answer<N>>;
  }
  interface ApiError extends Error {
    readonly failure: ApiFailure;
  }
  interface AppStateSlice {
    readonly environment: Environment | null;
    readonly isExpired: boolean;
    readonly isGone: boolean;
    readonly isInitialized: boolean;
    readonly isReady: boolean;
  }
  interface Bridge {
    readonly api: Api;
    readonly clock: Clock;
    readonly config: PublicConfig;
    readonly environment: Environment;
    readonly log: (entry: {
      readonly [field: string]: unknown;
      readonly event: string;
      readonly level?: 'error' | 'info' | 'warn';
    }) => void;
    readonly messenger: Messenger;
    readonly onLiveEvent: (listener: (event: LiveEvent) => void) => () => void;
    readonly shell: Shell;
  }
  interface ButtonWish {
    readonly onPress: () => void;
    readonly text?: string;
  }
  interface CallControls<T> {
    readonly change: Change<T>;
    readonly refresh: () => void;
    readonly retry: () => void;
  }
  interface CallOptions {
    readonly on?: LiveEvent['kind'] | readonly LiveEvent['kind'][];
  }
  interface Clock {
    readonly now: () => Date;
  }
  interface Draft<T> {
    readonly end: () => void;
    readonly endSent: (sent: T) => void;
    readonly keep: (value: T) => void;
    readonly read: () => T | null;
  }
  interface DraftField<T> {
    readonly isRestored: boolean;
    readonly sent: (value: T) => void;
    readonly startOver: () => void;
    readonly value: T;
    readonly write: (value: T) => void;
  }
  interface Due {
    readonly link: string;
    readonly orderId: string;
  }
  interface Environment {
    readonly isAuth: boolean;
    readonly isDark: boolean;
    readonly isInitialized: boolean;
    readonly isMobile: boolean;
    readonly isWebView: boolean;
    readonly mode: 'telegram' | 'web';
    readonly platform: 'android' | 'ios';
    readonly startParam: null | string;
  }
  interface Explanation {
    readonly args?: { readonly hours: number } | { readonly minutes: number };
    readonly id: string;
  }
  interface ExposedBy<M extends Manifest> extends ExposedModule {
    readonly dialogs: {
      readonly [N in M['dialogs'][number]]: () => Promise<DialogModule<N>>;
    };
    readonly pages: {
      readonly [P in M['routes'][number]['page']]: () => Promise<PageModule>;
    };
  }
  interface ExposedModule {
    readonly dialogs: {
      readonly [N in DialogName]?: () => Promise<DialogModule<N>>;
    };
    readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
  }
  interface FollowOptions {
    readonly deadline?: number;
    readonly signal?: AbortSignal;
    readonly until?: 'paid' | 'settled';
  }
  interface InventorySlice {
    readonly count: InventoryCount | null;
    readonly error: ApiFailure | null;
    readonly filter: InventoryFilter;
    readonly items: readonly Valentine[];
    readonly itemsMode: Mode | null;
    readonly loading: boolean;
    readonly loadingMore: boolean;
    readonly total: number;
  }
  interface LazyFile<T> {
    readonly load: () => Promise<T>;
    readonly peek: () => T | null;
    readonly prefetch: () => void;
  }
  interface Listening {
    readonly onLater?: (outcome: Settled) => void;
    readonly signal?: AbortSignal;
  }
  interface Loading<T> {
    readonly load: () => Promise<T>;
    readonly onFailure: (thrown: unknown) => void;
    readonly peek?: () => T | null;
  }
  interface Manifest {
    readonly dialogs: readonly DialogName[];
    readonly routes: readonly ManifestRoute[];
  }
  interface ManifestBanner {
    readonly art: string;
    readonly label: string;
    readonly season: 'easter';
  }
  interface ManifestRoute {
    readonly banner?: ManifestBanner;
    readonly entry?: 'ask' | 'send';
    readonly isHome?: true;
    readonly mode?: Mode;
    readonly page: string;
    readonly path: string;
    readonly tab?: ManifestTab;
    readonly web?: ManifestWeb;
  }
  interface ManifestTab {
    readonly badge?: 'unread';
    readonly festiveIcon?: TabIcon;
    readonly icon: TabIcon;
    readonly label: string;
    readonly order: number;
  }
  interface ManifestWeb {
    readonly art: string;
    readonly text: string;
    readonly title: string;
  }
  interface Messenger {
    readonly canOpenInvoices: boolean;
    readonly close: () => void;
    readonly copyText: (text: string) => Promise<Outcome>;
    readonly haptic: (signal: HapticSignal) => void;
    readonly isPremium: boolean;
    readonly isVisible: () => boolean;
    readonly kind: 'telegram' | 'web';
    readonly onSettings: (onPress: () => void) => () => void;
    readonly openInvoice: (link: string, onLater?: (status: InvoiceStatus) => void) => Promise<InvoiceStatus>;
    readonly openLink: (url: string) => void;
    readonly openMessengerLink: (url: string) => void;
    readonly openPopup: (popup: { buttons: readonly PopupButton[]; message: string; title?: string }) => Promise<Outcome<null | string>>;
    readonly requestPermission: (permission: Permission) => Promise<Outcome>;
    readonly setClosingConfirmation: (isNeeded: boolean) => void;
    readonly setEmojiStatus: (id: string) => Promise<Outcome>;
    readonly setHeaderColor: (color: string) => void;
    readonly shareFile: (file: {
      readonly fileName: string;
      readonly isKept?: boolean;
      readonly url: string;
    }) => Promise<Outcome<'downloaded' | 'opened' | 'shared'>>;
    readonly shareLink: (url: string, text: string) => Outcome;
    readonly sharePrepared: (id: string) => Promise<Outcome>;
    readonly shareToStory: (story: { mediaUrl: string; text?: string; widgetLink?: { name?: string; url: string } }) => Outcome;
    readonly showButton: (which: 'main' | 'secondary', wish: ButtonWish) => () => void;
    readonly storage: {
      readonly list: () => Promise<Outcome<readonly string[]>>;
      readonly read: (key: string) => Promise<Outcome<null | string>>;
      readonly remove: (key: string) => Promise<Outcome>;
      readonly write: (key: string, value: string) => Promise<Outcome>;
    };
  }
  interface ModeSlice {
    readonly mode: Mode;
    readonly modeLoading: boolean;
  }
  interface Notice {
    readonly duration?: number;
    readonly message: string;
    readonly type?: NoticeType;
  }
  interface Paged<Row, A> {
    readonly hasMore: boolean;
    readonly last: A;
    readonly repeated: number;
    readonly rows: readonly Row[];
  }
  interface PagedOptions<Row, A> extends CallOptions {
    readonly hasMore?: (answer: A, skip: number) => boolean;
    readonly keyOf?: (row: Row) => number | string;
  }
  interface Pause {
    readonly isPaused: boolean;
    readonly isResuming: boolean;
    readonly resume: () => void;
  }
  interface PlaceWordsProps {
    readonly kind: PlaceKind;
    readonly onClose: () => void;
    readonly onRetry: () => void;
  }
  interface PopupButton {
    readonly id: string;
    readonly text?: string;
    readonly type: 'cancel' | 'close' | 'default' | 'destructive' | 'ok';
  }
  interface PublicConfig {
    readonly apiBase: string;
    readonly askApp: string;
    readonly botUsername: string;
    readonly channelLink: string;
    readonly earlyRevealPrice: number;
    readonly emojiStatusId: string;
    readonly isLocal: boolean;
    readonly messengerOrigins: readonly string[];
    readonly sendApp: string;
  }
  interface PurchaseRequest<N extends KeyedCallName> extends Listening {
    readonly dueOf: (answer: Answer<N>) => Due | null;
    readonly input: KeyedInput<N>;
    readonly intent: string;
    readonly name: N;
    readonly onOrdered?: () => void;
  }
  interface Resumed {
    readonly body: unknown;
    readonly orderId: string;
    readonly outcome: Settled | Waiting;
  }
  interface SessionState {
    readonly appState: AppStateSlice;
    readonly inventory: InventorySlice;
    readonly mode: ModeSlice;
    readonly snackbar: SnackbarSlice;
    readonly userData: UserDataSlice;
  }
  interface SessionView {
    readonly error: ApiFailure | null;
    readonly isAuth: boolean;
    readonly isInitialized: boolean;
    readonly isLoaded: boolean;
    readonly isLoading: boolean;
    readonly isReady: boolean;
    readonly mode: Mode;
    readonly modeLoading: boolean;
    readonly telegram: { readonly firstName: string; readonly photoUrl: null | string };
    readonly unreadCount: number;
  }
  interface SheetPlaceProps extends PlaceWordsProps {
    readonly label?: string | undefined;
  }
  interface SheetProps {
    readonly canClose?: boolean;
    readonly children: ReactNode;
    readonly duration?: number;
    readonly isOpen: boolean;
    readonly label: string;
    readonly onBack?: (() => void) | undefined;
    readonly onClose: () => void;
  }
  interface Shell {
    readonly closeDialog: () => void;
    readonly notify: (notice: Notice) => void;
    readonly openDialog: <N extends DialogName>(name: N, props: NamedDialogs[N]) => void;
  }
  interface SnackbarSlice {
    readonly duration: number;
    readonly isOpen: boolean;
    readonly message: string;
    readonly type: NoticeType;
  }
  interface UserDataSlice {
    readonly error: ApiFailure | null;
    readonly loading: boolean;
    readonly loadingCompleted: boolean;
    readonly retryCount: number;
    readonly user: User | null;
  }
  interface Waiting {
    readonly kind: 'waiting';
    readonly orderId: string;
  }
  type ApiFailure =
    | {
        readonly code: string;
        readonly field?: string;
        readonly kind: 'answer';
        readonly message: string;
        readonly opensAt?: string;
        readonly retryAfter?: number;
        readonly status: number;
        readonly total?: number;
      }
    | { readonly kind: 'aborted' }
    | { readonly kind: 'network' };
  type CallInput<N extends JsonCallName> = Given<'params', Params<N>> &
    LooseQuery<N> &
    Given<'body', Body<N>> & {
      readonly deadline?: 'screen';
      readonly key?: string;
      readonly onRetry?: (failure: ApiFailure) => void;
      readonly retries?: 'none' | 'usual' | readonly number[];
      readonly signal?: AbortSignal;
    };
  type CallState<T> = Loaded$resource<T> & CallControls<T>;
  type Change<T> = <R>(show: (data: T) => T, save: () => Promise<R>, settle?: (data: T, answer: R) => T) => Promise<ApiFailure | null>;
  type DialogModule<N extends DialogName> = { readonly default: ComponentType<NamedDialogs[N] & { readonly onClose: () => void }> };
  type Given<K extends string, T> = T extends undefined
    ? {
        readonly [key in K]?: undefined;
      }
    : {
        readonly [key in K]: T;
      };
  type HapticSignal =
    | { readonly kind: 'impact'; readonly style: ImpactStyle }
    | { readonly kind: 'notification'; readonly type: 'error' | 'success' | 'warning' }
    | { readonly kind: 'selection' };
  type ImpactStyle = 'heavy' | 'light' | 'medium' | 'rigid' | 'soft';
  type InventoryFilter = 'all' | 'opened' | 'sent' | 'unanswered';
  type InvoiceStatus = 'cancelled' | 'failed' | 'paid' | 'pending' | 'unanswered';
  type KeyedCallName = {
    [N in JsonCallName]: (typeof calls)[N]['repeat'] extends 'keyed' ? N : never;
  }[JsonCallName];
  type KeyedInput<N extends KeyedCallName> = Omit<CallInput<N>, 'key'>;
  type Listener = (code: null | string) => void;
  type Loaded$resource<T> =
    | { readonly data: T; readonly failure: ApiFailure | null; readonly status: 'ready' }
    | { readonly data: null; readonly failure: ApiFailure; readonly status: 'failed' }
    | { readonly data: null; readonly failure: null; readonly status: 'loading' };
  type Loaded<T> = { readonly kind: 'failed' } | { readonly kind: 'loaded'; readonly value: T } | { readonly kind: 'loading' };
  type Loose<T> = T extends undefined
    ? undefined
    : {
        readonly [K in keyof T]?: T[K] | number;
      };
  type LooseQuery<N extends JsonCallName> =
    Query<N> extends undefined ? { readonly query?: undefined } : { readonly query?: Loose<Query<N>> };
  type NoticeType = 'error' | 'info' | 'success' | 'warning';
  type Outcome<T = undefined> =
    | { readonly ok: false; readonly reason: 'declined' | 'failed' | 'locked' | 'timeout' | 'unsupported' }
    | { readonly ok: true; readonly value: T };
  type PageModule = { readonly default: ComponentType };
  type PagedState<Row, A> = CallState<Paged<Row, A>> & {
    readonly loadMore: () => void;
    readonly more: 'failed' | 'loading' | 'none' | 'ready';
    readonly moreFailure: ApiFailure | null;
  };
  type Permission = 'biometry' | 'contact' | 'emojiStatus' | 'location' | 'phone' | 'writeAccess';
  type PlaceKind = 'broken' | 'failed' | 'waiting';
  type Purchase<A> =
    | Settled
    | Waiting
    | { readonly answer: A; readonly kind: 'done' }
    | { readonly failure: ApiFailure; readonly kind: 'failed' }
    | { readonly failure: ApiFailure; readonly kind: 'refused' }
    | { readonly kind: 'price_changed'; readonly total: number };
  type Say = (id: string, args?: Readonly<Record<string, number>>) => string;
  type Settled =
    | { readonly kind: 'delivered'; readonly orderId: string }
    | { readonly kind: 'over'; readonly orderId: string }
    | { readonly kind: 'paid'; readonly orderId: string }
    | { readonly kind: 'returned'; readonly orderId: string }
    | { readonly kind: 'unpaid'; readonly orderId: string }
    | { readonly kind: 'unreturned'; readonly orderId: string };
  type Standing = 'delivered' | 'open' | 'over' | 'paid' | 'returned' | 'unknown' | 'unreturned';
  type TabIcon = (typeof tabIcons)[number];
  export {
    Link,
    Sheet,
    SheetPlace,
    bridge,
    changeMode,
    changeProfile,
    chooseLanguage,
    chosenLanguage,
    confirmAge,
    decoration,
    deleteAccount,
    draftAt,
    explain,
    followOrder,
    isAgeConfirmed,
    isApiError,
    isUndecided,
    keyedCall,
    lazyFile,
    loadMoreInventory,
    notifyFailure,
    onLanguageChoice,
    purchase,
    putValentine,
    refreshInventory,
    refreshProfile,
    resumePurchase,
    selectSession,
    setInventoryFilter,
    setLanguage,
    shareAtAge,
    type Api,
    type ApiError,
    type ApiFailure,
    type Bridge,
    type ButtonWish,
    type CallControls,
    type CallInput,
    type CallOptions,
    type CallState,
    type Clock,
    type DialogModule,
    type DialogName,
    type Draft,
    type DraftField,
    type Due,
    type Environment,
    type Explanation,
    type ExposedBy,
    type ExposedModule,
    type FollowOptions,
    type HapticSignal,
    type ImpactStyle,
    type InventoryFilter,
    type InvoiceStatus,
    type KeyedCallName,
    type KeyedInput,
    type LazyFile,
    type Listening,
    type Loaded,
    type Loading,
    type Manifest,
    type ManifestBanner,
    type ManifestRoute,
    type ManifestTab,
    type ManifestWeb,
    type Messenger,
    type NamedDialogs,
    type Notice,
    type NoticeType,
    type Outcome,
    type PageModule,
    type Paged,
    type PagedOptions,
    type PagedState,
    type Pause,
    type Permission,
    type PlaceKind,
    type PopupButton,
    type PublicConfig,
    type Purchase,
    type PurchaseRequest,
    type Resumed,
    type Say,
    type SessionState,
    type SessionView,
    type Settled,
    type SheetPlaceProps,
    type SheetProps,
    type Shell,
    type Standing,
    type TabIcon,
    type Waiting,
    type tabIcons,
    useCall,
    useDraft,
    useLayer,
    useLoaded,
    useLocation,
    useNavigate,
    useNow,
    usePagedCall,
    usePause,
    useSearchParams,
    useSession,
    useUnsaved,
  };
}
declare module '@billet/shared-bridge/named-dialogs' {
  import { Mode } from '@billet/shared-domain/contract';
  interface NamedDialogs {
    age: { readonly onConfirm: () => void };
    contest: Record<string, never>;
    leaderboard: Record<string, never>;
    reportNote: { readonly noteId: string };
    safety: { readonly step?: 'muted' };
    settings: Record<string, never>;
    shareAnswer: { readonly imageUrl?: string; readonly mode: Mode; readonly noteId: string };
    shareMenu: Record<string, never>;
  }
  type DialogName = keyof NamedDialogs;
  export { type DialogName, type NamedDialogs };
}
declare module '@billet/shared-domain/contract' {
  interface Calls {
    readonly answerValentine: {
      readonly answer: {
        data: {
          shareImageUrl: null | string;
          valentine: {
            answer: null | string;
            id: string;
            isAnonymousMessage: boolean;
            isFullyAnonymous: boolean;
            isMutual: boolean;
            isOpenSympathy: boolean;
            isPublic: boolean;
            isRevealCompleted: boolean;
            isTelegramGiftSent: boolean;
            item: {
              containedPublicIds: string[];
              discountPercent: number;
              id: string;
              originalPrice: null | number;
              type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
            };
            message: null | string;
            sender: null | { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
            sentAt: string;
            status: 'opened' | 'sent';
            type: 'anonymous_message' | 'ordinary' | 'super';
          };
        };
      };
      readonly body: { answer: string };
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'keyed';
    };
    readonly blockSender: {
      readonly answer: { isBlocked: boolean };
      readonly body: { isBlocked: boolean };
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly buyEarlyReveal: {
      readonly answer: { link: null | string; orderId: null | string; success: boolean };
      readonly body: undefined | { orderId?: string | undefined; total?: number | undefined };
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'keyed';
    };
    readonly checkout: {
      readonly answer: { link: null | string; orderId: null | string; success: boolean };
      readonly body: {
        isAnonymousMessage?: boolean | undefined;
        isFullyAnonymous?: boolean | undefined;
        isMatchable?: boolean | undefined;
        isOpenSympathy?: boolean | undefined;
        isSuper?: boolean | undefined;
        itemId: string;
        message?: string | undefined;
        total?: number | undefined;
        valentineCode: string;
      };
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'keyed';
    };
    readonly completeTask: {
      readonly answer: {
        success: boolean;
        user: {
          availableReveals: number;
          categoryCode: string;
          categoryRank: null | number;
          completedTasks: string[];
          createdAt: string;
          earlyRevealEndedAt?: string | undefined;
          hasMarch8EarlyReveal: boolean;
          invited: number;
          isPaused: boolean;
          language: null | string;
          leaderboardCategory: null | string;
          mode: 'anonymous' | 'valentine';
          telegram: { firstName: string; languageCode: string; photoUrl: null | string; username: null | string };
          valentineCode: string;
        };
      };
      readonly body: { taskId: 'emoji_status' | 'invite_3' | 'join_channel' | 'share_link' | 'share_story' };
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly deleteAccount: {
      readonly answer: { success: true };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'never';
    };
    readonly exportAccount: {
      readonly answer: { url: string };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly getBlocked: {
      readonly answer: {
        pagination: { limit: number; skip: number; total: number };
        valentines: {
          answer: null | string;
          id: string;
          isAnonymousMessage: boolean;
          isFullyAnonymous: boolean;
          isMutual: boolean;
          isOpenSympathy: boolean;
          isPublic: boolean;
          isRevealCompleted: boolean;
          isTelegramGiftSent: boolean;
          item: {
            containedPublicIds: string[];
            discountPercent: number;
            id: string;
            originalPrice: null | number;
            type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
          };
          message: null | string;
          sender: null | { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
          sentAt: string;
          status: 'opened' | 'sent';
          type: 'anonymous_message' | 'ordinary' | 'super';
        }[];
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: { id?: string | undefined; limit?: string | undefined; skip?: string | undefined };
      readonly repeat: 'safe';
    };
    readonly getInventoryCount: {
      readonly answer: { ordinary: number; super: number; total: number; unread: number; unreadAnonymous: number };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly getItems: {
      readonly answer: {
        items: {
          containedPublicIds: string[];
          description: string;
          discountPercent: number;
          displayName: string;
          id: string;
          originalPrice: null | number;
          publicId: string;
          starPrice: number;
          type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
        }[];
        wishlist: string[];
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: { type?: 'anonymous_message' | 'ordinary' | undefined };
      readonly repeat: 'safe';
    };
    readonly getLeaderboard: {
      readonly answer: {
        categoryCode: string;
        entries: { firstName: string; photoUrl: null | string; rank: number; score: number }[];
        me: { firstName: string; isListed: boolean; photoUrl: null | string; rank: number; score: number };
        season: number;
      };
      readonly body: undefined;
      readonly params: { categoryCode: string };
      readonly query: { limit?: string | undefined; offset?: string | undefined };
      readonly repeat: 'safe';
    };
    readonly getLeaderboards: {
      readonly answer: {
        categories: { category: 'global' | 'regional'; categoryCode: string }[];
        categoryCode: string;
        entries: { firstName: string; photoUrl: null | string; rank: number; score: number }[];
        me: { firstName: string; isListed: boolean; photoUrl: null | string; rank: number; score: number };
        season: number;
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: { limit?: string | undefined; offset?: string | undefined };
      readonly repeat: 'safe';
    };
    readonly getMuted: {
      readonly answer: {
        blocked: string[];
        pagination: { limit: number; skip: number; total: number };
        valentines: {
          answer: null | string;
          id: string;
          isAnonymousMessage: boolean;
          isFullyAnonymous: boolean;
          isMutual: boolean;
          isOpenSympathy: boolean;
          isPublic: boolean;
          isRevealCompleted: boolean;
          isTelegramGiftSent: boolean;
          item: {
            containedPublicIds: string[];
            discountPercent: number;
            id: string;
            originalPrice: null | number;
            type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
          };
          message: null | string;
          sender: null | { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
          sentAt: string;
          status: 'opened' | 'sent';
          type: 'anonymous_message' | 'ordinary' | 'super';
        }[];
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: { limit?: string | undefined; skip?: string | undefined };
      readonly repeat: 'safe';
    };
    readonly getOrder: {
      readonly answer: {
        order: {
          amount: number;
          id: string;
          kind: 'early_reveal' | 'item' | 'reveal_pack';
          state: 'awaiting_payment' | 'cancelled' | 'created' | 'fulfilled' | 'paid' | 'refund_refused' | 'refunded' | 'refunding';
        };
      };
      readonly body: undefined;
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly getProfile: {
      readonly answer: {
        user: {
          availableReveals: number;
          categoryCode: string;
          categoryRank: null | number;
          completedTasks: string[];
          createdAt: string;
          earlyRevealEndedAt?: string | undefined;
          hasMarch8EarlyReveal: boolean;
          invited: number;
          isPaused: boolean;
          language: null | string;
          leaderboardCategory: null | string;
          mode: 'anonymous' | 'valentine';
          telegram: { firstName: string; languageCode: string; photoUrl: null | string; username: null | string };
          valentineCode: string;
        };
        version?: number | undefined;
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly getPublicProfile: {
      readonly answer: {
        user: {
          isGhostUser: boolean;
          mode: 'anonymous' | 'valentine';
          telegram: { firstName: string; photoUrl: null | string };
          valentineCode: string;
        };
      };
      readonly body: undefined;
      readonly params: { code: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly getPublicValentines: {
      readonly answer: {
        pagination: { limit: number; skip: number; total: number };
        valentines: {
          answer: string;
          id: string;
          item: { id: string };
          message: string;
          type: 'anonymous_message' | 'ordinary' | 'super';
        }[];
      };
      readonly body: undefined;
      readonly params: { code: string };
      readonly query: { limit?: string | undefined; skip?: string | undefined; type: 'anon_message' | 'valentine' };
      readonly repeat: 'safe';
    };
    readonly getPurchases: {
      readonly answer: {
        pagination: { limit: number; skip: number; total: number };
        purchases: {
          amount: number;
          bought: string;
          canRequestRefund: boolean;
          createdAt: string;
          id: string;
          isRefundRequested: boolean;
          kind: 'early_reveal' | 'item' | 'reveal_pack';
          refundDecision: 'approved' | 'refused' | null;
          state: 'awaiting_payment' | 'cancelled' | 'created' | 'fulfilled' | 'paid' | 'refund_refused' | 'refunded' | 'refunding';
        }[];
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: { limit?: string | undefined; skip?: string | undefined };
      readonly repeat: 'safe';
    };
    readonly getSafety: {
      readonly answer: { isPaused: boolean; muted: number; mutedWords: string[] };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly getSent: {
      readonly answer: {
        pagination: { limit: number; skip: number; total: number };
        sent: {
          answer: null | string;
          isRevealed: boolean;
          item: { id: string };
          message: string;
          recipient: { firstName: string; photoUrl: null | string };
          sentAt: string;
          state: 'answered' | 'delivered' | 'opened';
        }[];
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: { limit?: string | undefined; skip?: string | undefined };
      readonly repeat: 'safe';
    };
    readonly getShareImage: {
      readonly answer: { previewUrl: string; url: string };
      readonly body: undefined;
      readonly params: { id: string };
      readonly query: {
        look?: 'chat' | 'classic' | 'headline' | 'letter' | 'portrait' | undefined;
        mode?: 'anonymous' | 'valentine' | undefined;
        type?: 'story' | undefined;
      };
      readonly repeat: 'safe';
    };
    readonly getValentines: {
      readonly answer: {
        pagination: { limit: number; skip: number; total: number };
        valentines: {
          answer: null | string;
          id: string;
          isAnonymousMessage: boolean;
          isFullyAnonymous: boolean;
          isMutual: boolean;
          isOpenSympathy: boolean;
          isPublic: boolean;
          isRevealCompleted: boolean;
          isTelegramGiftSent: boolean;
          item: {
            containedPublicIds: string[];
            discountPercent: number;
            id: string;
            originalPrice: null | number;
            type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
          };
          message: null | string;
          sender: null | { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
          sentAt: string;
          status: 'opened' | 'sent';
          type: 'anonymous_message' | 'ordinary' | 'super';
        }[];
        version?: number | undefined;
      };
      readonly body: undefined;
      readonly params: undefined;
      readonly query: {
        filter?: 'all' | 'opened' | 'sent' | 'unanswered' | undefined;
        limit?: string | undefined;
        skip?: string | undefined;
        type: 'anonymous_message' | 'ordinary';
      };
      readonly repeat: 'safe';
    };
    readonly prepareShareMessage: {
      readonly answer: { expiresAt: string; id: string };
      readonly body: { mode: 'anonymous' | 'valentine' };
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly reportShareOpened: {
      readonly answer: { success: true };
      readonly body: { code: string };
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly reportValentine: {
      readonly answer: { success: true };
      readonly body: { reason: 'insult' | 'minor' | 'other' | 'sexual' | 'spam' | 'threat'; text?: string | undefined };
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly requestRefund: {
      readonly answer: {
        purchase: {
          amount: number;
          bought: string;
          canRequestRefund: boolean;
          createdAt: string;
          id: string;
          isRefundRequested: boolean;
          kind: 'early_reveal' | 'item' | 'reveal_pack';
          refundDecision: 'approved' | 'refused' | null;
          state: 'awaiting_payment' | 'cancelled' | 'created' | 'fulfilled' | 'paid' | 'refund_refused' | 'refunded' | 'refunding';
        };
      };
      readonly body: undefined;
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly revealSender: {
      readonly answer: {
        availableReveals: number;
        data:
          | null
          | { checkoutLink: string; orderId: string; packSize: number }
          | {
              deviceInfo: { browser: null | string; model: null | string; os: null | string };
              isGone: boolean;
              locationInfo: { city: null | string; countryEmoji: null | string; isp: null | string };
              maskedCode: null | string;
              sender: { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
              sentAt: string;
            };
        error: null | string;
        requiresPayment: boolean;
        success: boolean;
      };
      readonly body: undefined | { revealPackType?: 'pack_1' | 'pack_3' | 'pack_6' | undefined; total?: number | undefined };
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'keyed';
    };
    readonly setVisibility: {
      readonly answer: { isPublic: boolean };
      readonly body: { isPublic: boolean };
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly unmuteValentine: {
      readonly answer: {
        valentine: {
          answer: null | string;
          id: string;
          isAnonymousMessage: boolean;
          isFullyAnonymous: boolean;
          isMutual: boolean;
          isOpenSympathy: boolean;
          isPublic: boolean;
          isRevealCompleted: boolean;
          isTelegramGiftSent: boolean;
          item: {
            containedPublicIds: string[];
            discountPercent: number;
            id: string;
            originalPrice: null | number;
            type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
          };
          message: null | string;
          sender: null | { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
          sentAt: string;
          status: 'opened' | 'sent';
          type: 'anonymous_message' | 'ordinary' | 'super';
        };
      };
      readonly body: undefined;
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly unwrapValentine: {
      readonly answer: {
        valentine: {
          answer: null | string;
          id: string;
          isAnonymousMessage: boolean;
          isFullyAnonymous: boolean;
          isMutual: boolean;
          isOpenSympathy: boolean;
          isPublic: boolean;
          isRevealCompleted: boolean;
          isTelegramGiftSent: boolean;
          item: {
            containedPublicIds: string[];
            discountPercent: number;
            id: string;
            originalPrice: null | number;
            type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
          };
          message: null | string;
          sender: null | { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
          sentAt: string;
          status: 'opened' | 'sent';
          type: 'anonymous_message' | 'ordinary' | 'super';
        };
      };
      readonly body: undefined;
      readonly params: { id: string };
      readonly query: undefined;
      readonly repeat: 'safe';
    };
    readonly updateProfile: {
      readonly answer: {
        user: {
          availableReveals: number;
          categoryCode: string;
          categoryRank: null | number;
          completedTasks: string[];
          createdAt: string;
          earlyRevealEndedAt?: string | undefined;
          hasMarch8EarlyReveal: boolean;
          invited: number;
          isPaused: boolean;
          language: null | string;
          leaderboardCategory: null | string;
          mode: 'anonymous' | 'valentine';
          telegram: { firstName: string; languageCode: string; photoUrl: null | string; username: null | string };
          valentineCode: string;
        };
      };
      readonly body: {
        language?: null | string | undefined;
        leaderboardCategory?: null | string | undefined;
        mode?: 'anonymous' | 'valentine' | undefined;
        mute?: string[] | undefined;
        mutedWords?: string[] | undefined;
        paused?: boolean | undefined;
        unmute?: string[] | undefined;
      };
      readonly params: undefined;
      readonly query: undefined;
      readonly repeat: 'safe';
    };
  }
  const calls: Calls;
  type JsonCallName = keyof Calls;
  type Answer<N extends JsonCallName> = Calls[N]['answer'];
  type Body<N extends JsonCallName> = Calls[N]['body'];
  type Params<N extends JsonCallName> = Calls[N]['params'];
  type Query<N extends JsonCallName> = Calls[N]['query'];
  type CallName =
    | 'answerValentine'
    | 'blockSender'
    | 'buyEarlyReveal'
    | 'checkout'
    | 'completeTask'
    | 'deleteAccount'
    | 'exportAccount'
    | 'getBlocked'
    | 'getInventoryCount'
    | 'getItems'
    | 'getLeaderboard'
    | 'getLeaderboards'
    | 'getMuted'
    | 'getOrder'
    | 'getProfile'
    | 'getPublicProfile'
    | 'getPublicValentines'
    | 'getPurchases'
    | 'getSafety'
    | 'getSent'
    | 'getShareImage'
    | 'getValentines'
    | 'listenToEvents'
    | 'prepareShareMessage'
    | 'reportShareOpened'
    | 'reportValentine'
    | 'requestRefund'
    | 'revealSender'
    | 'setVisibility'
    | 'unmuteValentine'
    | 'unwrapValentine'
    | 'updateProfile';
  type CheckoutAnswer = { link: null | string; orderId: null | string; success: boolean };
  type CheckoutBody = {
    isAnonymousMessage?: boolean | undefined;
    isFullyAnonymous?: boolean | undefined;
    isMatchable?: boolean | undefined;
    isOpenSympathy?: boolean | undefined;
    isSuper?: boolean | undefined;
    itemId: string;
    message?: string | undefined;
    total?: number | undefined;
    valentineCode: string;
  };
  type EarlyRevealAnswer = { link: null | string; orderId: null | string; success: boolean };
  type ErrorBody = {
    error: {
      code:
        | 'already_answered'
        | 'bad_init_data'
        | 'bad_input'
        | 'bad_message'
        | 'busy'
        | 'cross_site'
        | 'expired'
        | 'internal'
        | 'key_reused'
        | 'message_blank'
        | 'message_too_long'
        | 'messenger_unavailable'
        | 'method_not_allowed'
        | 'no_init_data'
        | 'not_blockable'
        | 'not_deliverable'
        | 'not_found'
        | 'not_open_yet'
        | 'not_opened'
        | 'not_refundable'
        | 'not_revealable'
        | 'own_code'
        | 'payment_pending'
        | 'price_changed'
        | 'privacy_conflict'
        | 'repeated_message'
        | 'too_large'
        | 'too_many'
        | 'unknown_item'
        | 'unsupported_type';
      field?: string | undefined;
      message: string;
      opensAt?: string | undefined;
      total?: number | undefined;
    };
  };
  type ErrorCode =
    | 'already_answered'
    | 'bad_init_data'
    | 'bad_input'
    | 'bad_message'
    | 'busy'
    | 'cross_site'
    | 'expired'
    | 'internal'
    | 'key_reused'
    | 'message_blank'
    | 'message_too_long'
    | 'messenger_unavailable'
    | 'method_not_allowed'
    | 'no_init_data'
    | 'not_blockable'
    | 'not_deliverable'
    | 'not_found'
    | 'not_open_yet'
    | 'not_opened'
    | 'not_refundable'
    | 'not_revealable'
    | 'own_code'
    | 'payment_pending'
    | 'price_changed'
    | 'privacy_conflict'
    | 'repeated_message'
    | 'too_large'
    | 'too_many'
    | 'unknown_item'
    | 'unsupported_type';
  type HeldItem = {
    containedPublicIds: string[];
    discountPercent: number;
    id: string;
    originalPrice: null | number;
    type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
  };
  type InventoryCount = { ordinary: number; super: number; total: number; unread: number; unreadAnonymous: number };
  type Item = {
    containedPublicIds: string[];
    description: string;
    discountPercent: number;
    displayName: string;
    id: string;
    originalPrice: null | number;
    publicId: string;
    starPrice: number;
    type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
  };
  type ItemType = 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
  type Leaderboard = {
    categoryCode: string;
    entries: { firstName: string; photoUrl: null | string; rank: number; score: number }[];
    me: { firstName: string; isListed: boolean; photoUrl: null | string; rank: number; score: number };
    season: number;
  };
  type LeaderboardCategory = { category: 'global' | 'regional'; categoryCode: string };
  type LeaderboardEntry = { firstName: string; photoUrl: null | string; rank: number; score: number };
  type LiveEvent =
    | { count: { ordinary: number; super: number; total: number; unread: number; unreadAnonymous: number }; kind: 'inventory' }
    | { kind: 'order' }
    | { kind: 'profile' };
  type Mode = 'anonymous' | 'valentine';
  type OrderState = 'awaiting_payment' | 'cancelled' | 'created' | 'fulfilled' | 'paid' | 'refund_refused' | 'refunded' | 'refunding';
  type OwnLeaderboardEntry = { firstName: string; isListed: boolean; photoUrl: null | string; rank: number; score: number };
  type PublicProfile = {
    isGhostUser: boolean;
    mode: 'anonymous' | 'valentine';
    telegram: { firstName: string; photoUrl: null | string };
    valentineCode: string;
  };
  type PublicValentine = {
    answer: string;
    id: string;
    item: { id: string };
    message: string;
    type: 'anonymous_message' | 'ordinary' | 'super';
  };
  type PurchaseReceipt = {
    amount: number;
    bought: string;
    canRequestRefund: boolean;
    createdAt: string;
    id: string;
    isRefundRequested: boolean;
    kind: 'early_reveal' | 'item' | 'reveal_pack';
    refundDecision: 'approved' | 'refused' | null;
    state: 'awaiting_payment' | 'cancelled' | 'created' | 'fulfilled' | 'paid' | 'refund_refused' | 'refunded' | 'refunding';
  };
  type ReportReason = 'insult' | 'minor' | 'other' | 'sexual' | 'spam' | 'threat';
  type RevealAnswer = {
    availableReveals: number;
    data:
      | null
      | { checkoutLink: string; orderId: string; packSize: number }
      | {
          deviceInfo: { browser: null | string; model: null | string; os: null | string };
          isGone: boolean;
          locationInfo: { city: null | string; countryEmoji: null | string; isp: null | string };
          maskedCode: null | string;
          sender: { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
          sentAt: string;
        };
    error: null | string;
    requiresPayment: boolean;
    success: boolean;
  };
  type RevealPack = 'pack_1' | 'pack_3' | 'pack_6';
  type Sender = { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
  type SenderDetails = {
    deviceInfo: { browser: null | string; model: null | string; os: null | string };
    isGone: boolean;
    locationInfo: { city: null | string; countryEmoji: null | string; isp: null | string };
    maskedCode: null | string;
    sender: { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
    sentAt: string;
  };
  type SentItem = {
    answer: null | string;
    isRevealed: boolean;
    item: { id: string };
    message: string;
    recipient: { firstName: string; photoUrl: null | string };
    sentAt: string;
    state: 'answered' | 'delivered' | 'opened';
  };
  type User = {
    availableReveals: number;
    categoryCode: string;
    categoryRank: null | number;
    completedTasks: string[];
    createdAt: string;
    earlyRevealEndedAt?: string | undefined;
    hasMarch8EarlyReveal: boolean;
    invited: number;
    isPaused: boolean;
    language: null | string;
    leaderboardCategory: null | string;
    mode: 'anonymous' | 'valentine';
    telegram: { firstName: string; languageCode: string; photoUrl: null | string; username: null | string };
    valentineCode: string;
  };
  type Valentine = {
    answer: null | string;
    id: string;
    isAnonymousMessage: boolean;
    isFullyAnonymous: boolean;
    isMutual: boolean;
    isOpenSympathy: boolean;
    isPublic: boolean;
    isRevealCompleted: boolean;
    isTelegramGiftSent: boolean;
    item: {
      containedPublicIds: string[];
      discountPercent: number;
      id: string;
      originalPrice: null | number;
      type: 'in_app_gift' | 'service' | 'surprise_box' | 'telegram_gift' | 'telegram_gift_pack' | 'wishlist';
    };
    message: null | string;
    sender: null | { telegram: { firstName: string; photoUrl: null | string; username: null | string } };
    sentAt: string;
    status: 'opened' | 'sent';
    type: 'anonymous_message' | 'ordinary' | 'super';
  };
  type ValentineType = 'anonymous_message' | 'ordinary' | 'super';
  export {
    calls,
    type Answer,
    type Body,
    type CallName,
    type CheckoutAnswer,
    type CheckoutBody,
    type EarlyRevealAnswer,
    type ErrorBody,
    type ErrorCode,
    type HeldItem,
    type InventoryCount,
    type Item,
    type ItemType,
    type JsonCallName,
    type Leaderboard,
    type LeaderboardCategory,
    type LeaderboardEntry,
    type LiveEvent,
    type Mode,
    type OrderState,
    type OwnLeaderboardEntry,
    type Params,
    type PublicProfile,
    type PublicValentine,
    type PurchaseReceipt,
    type Query,
    type ReportReason,
    type RevealAnswer,
    type RevealPack,
    type Sender,
    type SenderDetails,
    type SentItem,
    type User,
    type Valentine,
    type ValentineType,
  };
}
declare module '@billet/shared-i18n' {
  import { ReactLocalization } from '@fluent/react';
  import { ReactNode } from 'react';
  const locales: readonly ['en', 'ru', 'ar', 'de', 'es', 'fa', 'fil', 'fr', 'he', 'hi', 'id', 'it', 'ms', 'pt', 'tr', 'uk', 'vi'];
  function LanguageProvider(given: LanguageProviderProps): import('react').JSX.Element;
  function pickLanguage(given: LanguageWishes): Locale;
  function useLanguage(): { readonly direction: Direction; readonly locale: Locale };
  function useText(): Text;
  interface Language {
    readonly direction: Direction;
    readonly hasStandIns: boolean;
    readonly locale: Locale;
    readonly messages: ReactLocalization;
  }
  interface LanguageProviderProps {
    readonly children: ReactNode;
    readonly language: Language;
  }
  interface LanguageWishes {
    readonly browserCodes?: readonly string[];
    readonly chosen?: null | string;
    readonly launchCode?: null | string;
  }
  type Direction = 'ltr' | 'rtl';
  type Locale = (typeof locales)[number];
  type LogLine = { readonly [field: string]: unknown; readonly event: string; readonly level: 'error' | 'warn' };
  type Text = (id: string, args?: TextArgs) => string;
  type TextArgs = Readonly<Record<string, Date | number | string>>;
  export {
    LanguageProvider,
    pickLanguage,
    type Direction,
    type Language,
    type LanguageProviderProps,
    type LanguageWishes,
    type Locale,
    type LogLine,
    type Text,
    type TextArgs,
    useLanguage,
    useText,
  };
}
declare module '@billet/shared-i18n/texts' {
  interface Texts {
    readonly 'errors-already-answered': (given: {}) => string;
    readonly 'errors-bad-input': (given: {}) => string;
    readonly 'errors-bad-message': (given: {}) => string;
    readonly 'errors-busy': (given: {}) => string;
    readonly 'errors-busy-minutes': (given: { readonly minutes: unknown }) => string;
    readonly 'errors-client-outdated': (given: {}) => string;
    readonly 'errors-crowd': (given: {}) => string;
    readonly 'errors-expired': (given: {}) => string;
    readonly 'errors-generic': (given: {}) => string;
    readonly 'errors-key-reused': (given: {}) => string;
    readonly 'errors-message-blank': (given: {}) => string;
    readonly 'errors-message-too-long': (given: {}) => string;
    readonly 'errors-messenger-unavailable': (given: {}) => string;
    readonly 'errors-network': (given: {}) => string;
    readonly 'errors-not-blockable': (given: {}) => string;
    readonly 'errors-not-deliverable': (given: {}) => string;
    readonly 'errors-not-found': (given: {}) => string;
    readonly 'errors-not-open-yet': (given: {}) => string;
    readonly 'errors-not-opened': (given: {}) => string;
    readonly 'errors-not-refundable': (given: {}) => string;
    readonly 'errors-not-revealable': (given: {}) => string;
    readonly 'errors-not-signed-in': (given: {}) => string;
    readonly 'errors-own-code': (given: {}) => string;
    readonly 'errors-payment-pending': (given: {}) => string;
    readonly 'errors-price-changed': (given: {}) => string;
    readonly 'errors-privacy-conflict': (given: {}) => string;
    readonly 'errors-repeated-message': (given: {}) => string;
    readonly 'errors-repeated-message-minutes': (given: { readonly minutes: unknown }) => string;
    readonly 'errors-server': (given: {}) => string;
    readonly 'errors-too-large': (given: {}) => string;
    readonly 'errors-too-many': (given: {}) => string;
    readonly 'errors-too-many-hours': (given: { readonly hours: unknown }) => string;
    readonly 'errors-too-many-minutes': (given: { readonly minutes: unknown }) => string;
    readonly 'errors-unknown-item': (given: {}) => string;
  }
  export { type Texts };
}
declare module '@billet/shared-ui/tokens' {
  interface Tokens {
    readonly '--color-accent': string;
    readonly '--color-accent-end': string;
    readonly '--color-accent-soft': string;
    readonly '--color-accent-strong': string;
    readonly '--color-background': string;
    readonly '--color-border': string;
    readonly '--color-danger': string;
    readonly '--color-danger-soft': string;
    readonly '--color-glass': string;
    readonly '--color-glow': string;
    readonly '--color-glow-far': string;
    readonly '--color-on-accent': string;
    readonly '--color-on-danger': string;
    readonly '--color-scan': string;
    readonly '--color-scan-ink': string;
    readonly '--color-scrim': string;
    readonly '--color-sheen': string;
    readonly '--color-star': string;
    readonly '--color-success': string;
    readonly '--color-success-soft': string;
    readonly '--color-surface': string;
    readonly '--color-surface-raised': string;
    readonly '--color-text': string;
    readonly '--color-text-muted': string;
    readonly '--color-thumb': string;
    readonly '--color-warning': string;
    readonly '--color-warning-soft': string;
    readonly '--confetti': string;
    readonly '--duration-fast': string;
    readonly '--duration-layout': string;
    readonly '--duration-normal': string;
    readonly '--duration-sheet': string;
    readonly '--ease-out': string;
    readonly '--ease-spring': string;
    readonly '--end': string;
    readonly '--fill-accent': string;
    readonly '--font-body': string;
    readonly '--font-display': string;
    readonly '--glow': string;
    readonly '--radius-full': string;
    readonly '--radius-l': string;
    readonly '--radius-m': string;
    readonly '--radius-s': string;
    readonly '--radius-xl': string;
    readonly '--ribbon-hidden': string;
    readonly '--ribbon-mutual': string;
    readonly '--ribbon-sympathy': string;
    readonly '--ribbon-text': string;
    readonly '--ribbon-visible': string;
    readonly '--ring': string;
    readonly '--safe-bottom': string;
    readonly '--safe-end': string;
    readonly '--safe-start': string;
    readonly '--safe-top': string;
    readonly '--shadow-accent': string;
    readonly '--shadow-card': string;
    readonly '--shadow-raised': string;
    readonly '--side': string;
    readonly '--space-1': string;
    readonly '--space-2': string;
    readonly '--space-3': string;
    readonly '--space-4': string;
    readonly '--space-5': string;
    readonly '--space-6': string;
    readonly '--space-7': string;
    readonly '--space-8': string;
    readonly '--tab-bar-height': string;
    readonly '--target': string;
    readonly '--text-2xl': string;
    readonly '--text-l': string;
    readonly '--text-m': string;
    readonly '--text-s': string;
    readonly '--text-xl': string;
    readonly '--text-xs': string;
  }
  export { type Tokens };
}
