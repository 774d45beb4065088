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

interface Held<T> {
  readonly account: string | null;
  readonly place: string;
  readonly draft: Draft<T>;
  readonly value: T;
  readonly isRestored: boolean;
}

/** The draft of the current user at a place (`page/recipient or item`). The value `empty` is not stored. */
export function useDraft<T>(place: string, empty: T, isValue: (value: unknown) => value is T): DraftField<T> {
  const account = useSession(accountOf);
  const hold = (): Held<T> => {
    const draft = draftAt(place, isValue);
    const waiting = draft.read();
    return { account, place, draft, value: waiting ?? empty, isRestored: waiting !== null };
  };
  const [held, setHeld] = useState(hold);
  if (held.account !== account || held.place !== place) setHeld(hold());
  const { draft, value, isRestored } = held;
  const put = (next: T, change: Partial<Held<T>> = {}) => {
    if (isSame(next, empty)) draft.end();
    else draft.keep(next);
    setHeld((now) => ({ ...now, ...change, value: next }));
  };
  return {
    value,
    isRestored,
    write: (next) => put(next),
    startOver: () => put(empty, { isRestored: false }),
    sent: draft.endSent,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
