import { useState } from 'react';
import { arrivalsOf } from './arrivals.ts';

const none: ReadonlySet<string> = new Set();

interface Seen {
  readonly list: string;
  readonly ids: readonly string[] | null;
  readonly arrivals: ReadonlySet<string>;
}

/** The items that came in live. `list` names what is listed: another tab or filter has no arrivals at first. */
export function useArrivals(list: string, ids: readonly string[] | null): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>({ list, ids, arrivals: none });
  if (seen.list === list && seen.ids === ids) return seen.arrivals;
  const isSameList = seen.list === list && seen.ids !== null && ids !== null;
  const arrivals = isSameList ? arrivalsOf(seen.ids, ids) : none;
  setSeen({ list, ids, arrivals });
  return arrivals;
}
