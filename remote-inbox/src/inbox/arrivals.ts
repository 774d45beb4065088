import { useState } from 'react';

/**
 * Which notes of a list came in while it was on the screen: those that are new and stand before something known.
 * What is appended after all that was known is a further page, no arrival. An empty list that fills has arrivals only.
 */
export function arrivalsOf(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const known = new Set(before);
  const lastKnown = after.findLastIndex((id) => known.has(id));
  const end = known.size === 0 ? after.length : lastKnown;
  return new Set(after.slice(0, Math.max(end, 0)).filter((id) => !known.has(id)));
}

const none: ReadonlySet<string> = new Set();

interface Seen {
  readonly list: string;
  readonly ids: readonly string[] | null;
  readonly arrivals: ReadonlySet<string>;
}

/** The notes that came in live. `list` names what is listed: another tab or filter has no arrivals at first. */
export function useArrivals(list: string, ids: readonly string[] | null): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>({ list, ids, arrivals: none });
  if (seen.list === list && seen.ids === ids) return seen.arrivals;
  const isSameList = seen.list === list && seen.ids !== null && ids !== null;
  const arrivals = isSameList ? arrivalsOf(seen.ids, ids) : none;
  setSeen({ list, ids, arrivals });
  return arrivals;
}
