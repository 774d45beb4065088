import { useState } from 'react';
import { useSession } from '../session/store.ts';
import type { Draft } from './drafts.ts';
import { accountOf, draftAt } from './page-drafts.ts';

/** What a field holds, kept on the device while it is written. */
export interface DraftField<T> {
  readonly value: T;
  /** It was begun at another time: a way to start over belongs beside it. */
  readonly isRestored: boolean;
  readonly write: (value: T) => void;
  readonly startOver: () => void;
  /** It has arrived: the draft ends, unless more was written since. */
  readonly sent: (value: T) => void;
}

interface Held<T> {
  readonly account: string | null;
  readonly place: string;
  readonly draft: Draft<T>;
  readonly value: T;
  readonly isRestored: boolean;
}

/** The draft in a place (`page/whom or what`), of whoever is there; `empty` is nothing worth keeping. */
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
