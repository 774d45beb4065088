import type { LeaderboardCategory, LeaderboardEntry } from '@billet/shared-domain/contract';
import { type Keyed, withKeys } from '../list/with-keys.ts';

export const GLOBAL = 'global';
/** Entries per page (LDB-01). */
export const PAGE = 10;

export interface Region {
  readonly code: string;
  readonly name: string;
}

export type BoardRow = Keyed<LeaderboardEntry>;

/** The entries of a page with unique keys: users with equal scores share a rank (LDB-01), and several may share name and photo. */
export const rowsOf = (entries: readonly LeaderboardEntry[]): BoardRow[] =>
  withKeys(entries, ({ rank, firstName, photoUrl }) => [rank, firstName, photoUrl]);

/** Countries with their names in a language, sorted by its collation. */
export function regionsOf(categories: readonly LeaderboardCategory[], locale: string): Region[] {
  return categories
    .filter(({ category }) => category === 'regional')
    .map(({ categoryCode }) => regionOf(categoryCode, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

export function regionOf(code: string, locale: string): Region {
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  return { code, name };
}
