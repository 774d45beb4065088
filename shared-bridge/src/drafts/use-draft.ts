import { useState } from 'react';
import { useSession } from '../session/store.ts';
import type { Draft } from './drafts.ts';
import { accountOf, draftAt } from './page-drafts.ts';

/** The value of a field, stored on the device while the user types. */
export interface DraftField<T> {
  readonly value: T;
  /** True if the value is of an earlier visit: show a way to start over. */
  readonly isRestored: boolean;
  readonly write: (value: T) => void;
  readonly startOver: () => void;
  /** Call after the value was sent: deletes the draft unless the user has edited it since. */
  readonly sent: (value: T) => void;
}

interface DraftState<T> {
  readonly account: string | null;
  readonly place: string;
  readonly draft: Draft<T>;
  readonly value: T;
  readonly isRestored: boolean;
}

/** The draft of the current user at a place (`page/recipient or item`). The value `empty` is not stored. */
export function useDraft<T>(place: string, empty: T, isValue: (value: unknown) => value is T): DraftField<T> {
  const account = useSession(accountOf);
  const loadState = (): DraftState<T> => {
    const draft = draftAt(place, isValue);
    const stored = draft.read();
    return { account, place, draft, value: stored ?? empty, isRestored: stored !== null };
  };
  const [state, setState] = useState(loadState);
  if (state.account !== account || state.place !== place) setState(loadState());
  const { draft, value, isRestored } = state;
  const store = (next: T, change: Partial<DraftState<T>> = {}) => {
    if (isSame(next, empty)) draft.end();
    else draft.keep(next);
    setState((now) => ({ ...now, ...change, value: next }));
  };
  return {
    value,
    isRestored,
    write: (next) => store(next),
    startOver: () => store(empty, { isRestored: false }),
    sent: draft.endSent,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
