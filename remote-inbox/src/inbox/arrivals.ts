import { useState } from 'react';

/**
 * Returns the notes that arrived while the list was on screen: new notes placed before a known note. Notes appended after all
 * known notes are a further page, not arrivals. All notes of a list that was empty are arrivals.
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

/** Notes that arrived live. `list` identifies the listed tab and filter: a change of `list` resets the arrivals. */
export function useArrivals(list: string, ids: readonly string[] | null): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>({ list, ids, arrivals: none });
  if (seen.list === list && seen.ids === ids) return seen.arrivals;
  const isSameList = seen.list === list && seen.ids !== null && ids !== null;
  const arrivals = isSameList ? arrivalsOf(seen.ids, ids) : none;
  setSeen({ list, ids, arrivals });
  return arrivals;
}
