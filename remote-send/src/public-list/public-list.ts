import type { Mode, Pagination, PublicValentine } from '@billet/shared-domain/contract';

/** Answers a page (PUB-01). */
export const PAGE = 2;

export interface PublicPage {
  readonly valentines: readonly PublicValentine[];
  readonly pagination: Pick<Pagination, 'total'>;
}

export interface PublicList {
  readonly valentines: readonly PublicValentine[];
  /** How many there are in all; null before the first page came. */
  readonly total: number | null;
  readonly isLoading: boolean;
}

export const emptyList: PublicList = { valentines: [], total: null, isLoading: true };

/** The wire's name of a mode in this call. */
export function listType(mode: Mode): 'valentine' | 'anon_message' {
  return mode === 'valentine' ? 'valentine' : 'anon_message';
}

/** The list with one more page behind it. Items that moved between two pages stand in it once. */
export function appendPage(list: PublicList, page: PublicPage): PublicList {
  const known = new Set(list.valentines.map(({ id }) => id));
  const added = page.valentines.filter(({ id }) => !known.has(id));
  // a page that brings nothing ends the list, whatever the total says
  const total = page.valentines.length === 0 ? list.valentines.length : page.pagination.total;
  return { valentines: [...list.valentines, ...added], total, isLoading: false };
}

/** A page that didn't come: what stands there stays, and asking again is possible. */
export function withoutPage(list: PublicList): PublicList {
  return { ...list, isLoading: false };
}

export function hasMore({ valentines, total }: PublicList): boolean {
  return total !== null && valentines.length < total;
}
