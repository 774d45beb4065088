import type { LeaderboardCategory } from '@billet/shared-domain/contract';

export const GLOBAL = 'global';
/** Entries per page (LDB-01). */
export const PAGE = 10;

export interface Region {
  readonly code: string;
  readonly name: string;
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
