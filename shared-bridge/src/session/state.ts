import type { InventoryCount, Mode, User, Valentine } from '@billet/shared-domain/contract';
import type { ApiFailure, Environment, NoticeType } from '../contract.ts';

export type InventoryFilter = 'all' | 'unanswered' | 'sent' | 'opened';

export interface UserDataSlice {
  readonly user: User | null;
  readonly loading: boolean;
  /** True once the first load has ended, with or without success. */
  readonly loadingCompleted: boolean;
  readonly error: ApiFailure | null;
  /** Failed attempts in a row. */
  readonly retryCount: number;
}

export interface InventorySlice {
  readonly items: readonly Valentine[];
  readonly loading: boolean;
  readonly loadingMore: boolean;
  readonly error: ApiFailure | null;
  readonly filter: InventoryFilter;
  /** The mode of these items; null before the first page. */
  readonly itemsMode: Mode | null;
  /** Number of items on the server for this mode and filter. */
  readonly total: number;
  readonly count: InventoryCount | null;
}

export interface AppStateSlice {
  readonly environment: Environment | null;
  /** Initialized and authenticated: authenticated calls are possible. */
  readonly isReady: boolean;
  readonly isInitialized: boolean;
  /** The init data has expired: the user must reopen the app. */
  readonly isExpired: boolean;
  /** The account was deleted here: only the farewell screen is left. */
  readonly isGone: boolean;
}

export interface SnackbarSlice {
  readonly isOpen: boolean;
  readonly message: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly type: NoticeType;
}

export interface ModeSlice {
  readonly mode: Mode;
  readonly modeLoading: boolean;
}

export interface SessionState {
  readonly userData: UserDataSlice;
  readonly inventory: InventorySlice;
  readonly appState: AppStateSlice;
  readonly snackbar: SnackbarSlice;
  readonly mode: ModeSlice;
}

export const initialState: SessionState = {
  userData: { user: null, loading: false, loadingCompleted: false, error: null, retryCount: 0 },
  inventory: {
    items: [],
    loading: false,
    loadingMore: false,
    error: null,
    filter: 'all',
    itemsMode: null,
    total: 0,
    count: null,
  },
  appState: { environment: null, isReady: false, isInitialized: false, isExpired: false, isGone: false },
  snackbar: { isOpen: false, message: '', duration: 3000, type: 'info' },
  mode: { mode: 'anonymous', modeLoading: true },
};
