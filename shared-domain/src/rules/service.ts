import { fromMoscow } from './moscow.ts';

export interface ServiceNote {
  readonly id: string;
  /** Number of its texts in the catalogues. */
  readonly number: number;
  /** Accounts created before this time get the note, and it is dated with this time. */
  readonly before: Date;
}

/** Notes from the product team for early users (INB-11). Only the fact that they were opened is stored. */
export const serviceNotes: readonly ServiceNote[] = [
  { id: '0000c1b0-2025-4215-8000-000000000001', number: 1, before: fromMoscow(2025, 2, 15) },
  { id: '0000c1b0-2025-4223-8000-000000000002', number: 2, before: fromMoscow(2025, 2, 23) },
  { id: '0000c1b0-2025-4309-8000-000000000003', number: 3, before: fromMoscow(2025, 3, 9) },
];

/** The notes that an account created at `createdAt` has at `now`. */
export function serviceNotesFor(createdAt: Date, now: Date): ServiceNote[] {
  return serviceNotes.filter(({ before }) => createdAt < before && before <= now);
}

const BONUS_BEFORE = [fromMoscow(2025, 2, 15), fromMoscow(2025, 2, 22)];

/** Added to the opened count in anonymous mode: one for each of two days before which the account was created. */
export function openedBonus(createdAt: Date): number {
  return BONUS_BEFORE.filter((day) => createdAt < day).length;
}

/** The winner's gift of a season has the same id for all winners. */
export function winnerGiftId(season: number): string {
  return `0000c1b0-${season}-4fff-8000-000000000000`;
}

/** Ids of the product team's notes. Ids of stored notes are random and have another format. */
export function isServiceId(id: string): boolean {
  return id.startsWith('0000c1b0-') && id.slice(18).startsWith('-8000-00000000000');
}

export interface MergedWindow {
  /** Number of stored notes to skip and to take. */
  readonly skip: number;
  readonly limit: number;
  /** The extra notes of this page: `at` is the position in the page, `index` the index in `places`. */
  readonly extras: readonly { readonly at: number; readonly index: number }[];
}

/** A page of a list in which stored and extra notes are merged. `places`: positions of the extra notes in the whole list, ascending. */
export function mergedWindow(places: readonly number[], skip: number, limit: number): MergedWindow {
  const before = places.filter((place) => place < skip).length;
  const extras = places.flatMap((place, index) => (place >= skip && place < skip + limit ? [{ at: place - skip, index }] : []));
  return { skip: skip - before, limit: limit - extras.length, extras };
}
