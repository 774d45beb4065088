import { newKey } from '../api/new-key.ts';
import { deviceStorage } from '../keyed/device-storage.ts';
import { onlyOne } from '../only-one.ts';
import type { SessionState } from '../session/state.ts';
import { session } from '../session/store.ts';
import { type Draft, makeDrafts } from './drafts.ts';

const drafts = onlyOne('drafts', () => {
  forgetTabDrafts();
  return makeDrafts({ storage: deviceStorage, tab: thisTab(), now: Date.now });
});

/** The own code: what an account began to write no other one on the device ever sees. */
export const accountOf = ({ userData }: SessionState): string | null => userData.user?.valentineCode ?? null;

/**
 * What the person of this moment's session began in a place (`page/whom or what`), for a day. It stays theirs, whoever the
 * session belongs to later. While nobody is known nothing is kept.
 */
export function draftAt<T>(place: string, isValue: (value: unknown) => value is T): Draft<T> {
  const account = accountOf(session.getState());
  return account === null ? nobodys : drafts.of(account, place, isValue);
}

const nothing = () => undefined;
const nobodys: Draft<never> = { read: () => null, keep: nothing, end: nothing, endSent: nothing };

/** Nothing of what an account began to write stays on the device. */
export const forgetDraftsOf = (account: string): void => drafts.forget(account);

const TAB = 'billet/tab';

/** The same after a reload, another one in each tab. */
function thisTab(): string {
  const fresh = newKey();
  try {
    const kept = window.sessionStorage.getItem(TAB) ?? fresh;
    window.sessionStorage.setItem(TAB, kept);
    return kept;
  } catch {
    return fresh;
  }
}

/** Earlier versions kept answers and reports in the tab, without their owner. */
function forgetTabDrafts(): void {
  try {
    const tab = window.sessionStorage;
    const isOld = (name: string) => name.startsWith('inbox-reply/') || name.startsWith('inbox-report/');
    for (const name of Object.keys(tab).filter(isOld)) tab.removeItem(name);
  } catch {
    // a storage that may not be used holds nothing
  }
}
