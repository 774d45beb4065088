import type { Leaderboard, LeaderboardCategory } from '@billet/shared-domain/contract';

export const GLOBAL = 'global';
/** Entries a page (LDB-01). */
export const PAGE = 10;

export type BoardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'full'; readonly board: Leaderboard; readonly more: 'none' | 'some' | 'loading' };

/** A board with its first page. A page that isn't full is the last. */
export function firstPage(board: Leaderboard): BoardState {
  return { kind: 'full', board, more: board.entries.length < PAGE ? 'none' : 'some' };
}

/** The board with one more page behind it. Who moved between two pages stands in it as the later page says. */
export function nextPage(before: Leaderboard, page: Leaderboard): BoardState {
  const known = new Set(before.entries.map(({ rank }) => rank));
  const added = page.entries.filter(({ rank }) => !known.has(rank));
  return { kind: 'full', board: { ...page, entries: [...before.entries, ...added] }, more: page.entries.length < PAGE ? 'none' : 'some' };
}

export interface Region {
  readonly code: string;
  readonly name: string;
}

/** Countries by their names in a language, in the order of that language. */
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
