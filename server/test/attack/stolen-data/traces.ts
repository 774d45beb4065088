import type { Known } from './known.ts';
import type { StolenRow } from './steal.ts';

/** The information in one row, independent of its table. */
export interface Trace {
  readonly table: string;
  readonly place: number;
  readonly xmin: number;
  readonly people: readonly string[];
  readonly notes: readonly string[];
  /** Milliseconds; only times finer than a minute. */
  readonly times: readonly number[];
  readonly stars: readonly number[];
  /** Small whole numbers that may be counts. */
  readonly counts: readonly number[];
  /** Opaque values that may occur in another row. */
  readonly tokens: readonly string[];
}

const NAME = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{5,}\b|\b[a-z0-9]{8,12}\b/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d\d:\d\d|Z)/g;
const TOKEN = /\\\\x[0-9a-f]{32,}|"[\w-]{40,}"/g;
const COUNT = /"(?:sent|count|orders|payments|uses|total|n)": ?(\d{1,6})\b/g;
const TIMED_ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const STARS = /"(?:amount|total|total_amount|stars|price)": ?(\d+)/g;

/** Extracts identifiers and values from a row without knowledge of its table. */
export function readTrace({ table, place, xmin, text }: StolenRow, { people, notes }: Known): Trace {
  const names = [...new Set(text.match(NAME) ?? [])];
  return {
    table,
    place,
    xmin,
    people: [...new Set(names.flatMap((name) => people.get(name) ?? []))],
    notes: names.filter((name) => notes.has(name)),
    times: [...(text.match(TIME) ?? []).map((time) => Date.parse(time)), ...(text.match(TIMED_ID) ?? []).map(timeOf)].filter(
      isFinerThanMinute,
    ),
    counts: [...text.matchAll(COUNT)].map(([, count]) => Number(count)),
    stars: [...text.matchAll(STARS)].map(([, amount]) => Number(amount)),
    tokens: [...new Set(text.match(TOKEN) ?? [])],
  };
}

const isFinerThanMinute = (time: number) => time % 60_000 !== 0;

/** UUIDs of version 7 start with a time in milliseconds. */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
