import { makeScale } from '../stolen-data/clock.ts';
import type { Sending } from '../stolen-data/known.ts';
import type { Trace } from '../stolen-data/traces.ts';
import { type AttackerData, groupBy } from './attack.ts';

/** Estimated times of notes, by one method. */
export type Estimate = ReadonlyMap<string, number>;

/** The measure of time that an attacker has: transaction ids, which are ascending; without them the times in rows, or the order of rows. */
export interface Axis {
  readonly ofSending: (sending: Sending) => number;
  readonly ofRow: (trace: Trace) => number | null;
}

export function axisOf({ hasTransactions }: AttackerData): Axis {
  return hasTransactions
    ? { ofSending: ({ xmin }) => xmin, ofRow: ({ xmin }) => xmin }
    : { ofSending: ({ at }) => at, ofRow: ({ times }) => times.at(-1) ?? null };
}

/** All known sendings, in order. */
export function sendingsInOrder(data: AttackerData): { readonly at: number; readonly senderId: string; readonly stars: number }[] {
  const { ofSending } = axisOf(data);
  return data.known.sendings
    .map((sending) => ({ at: ofSending(sending), senderId: sending.senderId, stars: sending.stars }))
    .toSorted((a, b) => a.at - b.at);
}

/** All methods to estimate when a note was written: from its row, or from its position among known neighbours. */
export function estimateTimes(data: AttackerData): Map<string, Estimate> {
  const { known, traces } = data;
  const axis = axisOf(data);
  const sentAt = new Map(known.sendings.map((sending) => [sending.noteId, axis.ofSending(sending)]));
  const wanted = new Set(known.targets.map(({ id }) => id));
  const estimates = new Map<string, Estimate>();
  const aboutOne = traces.filter(({ notes }) => notes.length === 1);
  for (const [table, rows] of groupBy(aboutOne, (trace) => trace.table)) {
    const noted = rows.map((row) => ({ row, note: row.notes[0] ?? '' }));
    const byPlace = makeScale(noted.flatMap(({ note, row }) => (sentAt.has(note) ? [[row.place, sentAt.get(note) ?? 0] as const] : [])));
    const take = (way: string, timeOf: (row: Trace) => number | null) => {
      const found = noted.flatMap(({ row, note }) => {
        const time = wanted.has(note) ? timeOf(row) : null;
        return time === null ? [] : [[note, time] as const];
      });
      if (found.length > 0) estimates.set(`${way} ${table}`, new Map(found));
    };
    take('what is written in', axis.ofRow);
    take('the order of', ({ place }) => byPlace(place));
  }
  return estimates;
}
