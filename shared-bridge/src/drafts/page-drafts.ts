import { newKey } from '../api/new-key.ts';
import { deviceStorage } from '../idempotency/device-storage.ts';
import { pageSingleton } from '../page-singleton.ts';
import type { SessionState } from '../session/state.ts';
import { session } from '../session/store.ts';
import { type Draft, makeDrafts } from './drafts.ts';

const drafts = pageSingleton('drafts', () => makeDrafts({ storage: deviceStorage, tab: thisTab(), now: Date.now }));

/** The own code of the account: drafts of one account are never shown to another one on the device. */
export const accountOf = ({ userData }: SessionState): string | null => userData.user?.valentineCode ?? null;

/**
 * The draft of the current user at a place (`page/recipient or item`), for a day. It stays with that user after the session changes.
 * Without a user nothing is stored.
 */
export function draftAt<T>(place: string, isValue: (value: unknown) => value is T): Draft<T> {
  const account = accountOf(session.getState());
  return account === null ? noDraft : drafts.of(account, place, isValue);
}

const nothing = () => undefined;
const noDraft: Draft<never> = { read: () => null, keep: nothing, end: nothing, endSent: nothing };

/** Deletes all drafts of an account from the device. */
export const forgetDraftsOf = (account: string): void => drafts.forget(account);

const TAB = 'billet/tab';

/** Unique for each tab and unchanged by a reload. */
function thisTab(): string {
  const fresh = newKey();
  try {
    const tab = window.sessionStorage.getItem(TAB) ?? fresh;
    window.sessionStorage.setItem(TAB, tab);
    return tab;
  } catch {
    return fresh;
  }
}
