import type { LeaderboardCategory, LeaderboardEntry } from '@billet/shared-domain/contract';

export const GLOBAL = 'global';
/** Entries per page (LDB-01). */
export const PAGE = 10;

export interface Region {
  readonly code: string;
  readonly name: string;
}

export interface BoardRow extends LeaderboardEntry {
  readonly key: string;
}

/** The entries of a page with unique keys: users with equal scores share a rank (LDB-01), and several may share name and photo. */
export function rowsOf(entries: readonly LeaderboardEntry[]): BoardRow[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const user = JSON.stringify([entry.rank, entry.firstName, entry.photoUrl]);
    const times = seen.get(user) ?? 0;
    seen.set(user, times + 1);
    return { ...entry, key: `${user} ${times}` };
  });
}

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
