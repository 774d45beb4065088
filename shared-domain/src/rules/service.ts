import { fromMoscow } from './moscow.ts';

export interface ServiceNote {
  readonly id: string;
  /** Names its words in the catalogues. */
  readonly number: number;
  /** Who was here before this gets the note; it carries this time. */
  readonly before: Date;
}

/** What the product team wrote to those who came early (INB-11). Nothing is stored of these but that they were opened. */
export const serviceNotes: readonly ServiceNote[] = [
  { id: '0000c1b0-2025-4215-8000-000000000001', number: 1, before: fromMoscow(2025, 2, 15) },
  { id: '0000c1b0-2025-4223-8000-000000000002', number: 2, before: fromMoscow(2025, 2, 23) },
  { id: '0000c1b0-2025-4309-8000-000000000003', number: 3, before: fromMoscow(2025, 3, 9) },
];

/** The notes that somebody who came at `createdAt` has by now. */
export function serviceNotesFor(createdAt: Date, now: Date): ServiceNote[] {
  return serviceNotes.filter(({ before }) => createdAt < before && before <= now);
}

const BONUS_BEFORE = [fromMoscow(2025, 2, 15), fromMoscow(2025, 2, 22)];

/** What is added to the opened count in anonymous mode: one for each of two days before which the account was made. */
export function openedBonus(createdAt: Date): number {
  return BONUS_BEFORE.filter((day) => createdAt < day).length;
}

/** The winner's gift of a season has the same id for everybody who got one. */
export function winnerGiftId(season: number): string {
  return `0000c1b0-${season}-4fff-8000-000000000000`;
}

/** Ids of the product team's notes; those of stored notes are random and of another form. */
export function isServiceId(id: string): boolean {
  return id.startsWith('0000c1b0-') && id.slice(18).startsWith('-8000-00000000000');
}

export interface MergedWindow {
  /** How many stored notes to skip and to take. */
  readonly skip: number;
  readonly limit: number;
  /** The extra notes of this page: `at` is their place in the page, `index` in `places`. */
  readonly extras: readonly { readonly at: number; readonly index: number }[];
}

/**
 * A page of a list that is made of stored notes and a few others among them. `places` are the others' places in the
 * whole list, rising.
 */
export function mergedWindow(places: readonly number[], skip: number, limit: number): MergedWindow {
  const before = places.filter((place) => place < skip).length;
  const extras = places.flatMap((place, index) => (place >= skip && place < skip + limit ? [{ at: place - skip, index }] : []));
  return { skip: skip - before, limit: limit - extras.length, extras };
}
