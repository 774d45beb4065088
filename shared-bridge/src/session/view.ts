import type { Mode, User } from '@billet/shared-domain/contract';
import type { ApiFailure } from '../contract.ts';
import type { SessionState } from './state.ts';

/** A summary of the session. */
export interface SessionView {
  readonly telegram: { readonly firstName: string; readonly photoUrl: string | null };
  readonly mode: Mode;
  readonly modeLoading: boolean;
  readonly unreadCount: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly error: ApiFailure | null;
  readonly isReady: boolean;
  readonly isInitialized: boolean;
  readonly isAuth: boolean;
}

type Telegram = SessionView['telegram'];
const nobody: Telegram = { firstName: '', photoUrl: null };
const seen = new WeakMap<User, Telegram>();

/** Returns the same object for the same user, so that selecting components do not rerender. */
function telegramOf(user: User | null): Telegram {
  if (user === null) return nobody;
  const known = seen.get(user);
  if (known) return known;
  const telegram = { firstName: user.telegram.firstName, photoUrl: user.telegram.photoUrl };
  seen.set(user, telegram);
  return telegram;
}

export function selectSession({ userData, inventory, appState, mode }: SessionState): SessionView {
  return {
    telegram: telegramOf(userData.user),
    mode: mode.mode,
    modeLoading: mode.modeLoading,
    unreadCount: inventory.count?.unread ?? 0,
    isLoading: userData.loading,
    isLoaded: userData.user !== null,
    error: userData.error,
    isReady: appState.isReady,
    isInitialized: appState.isInitialized,
    isAuth: appState.environment?.isAuth ?? false,
  };
}
