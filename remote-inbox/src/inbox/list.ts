import type { ApiFailure, SessionState } from '@billet/shared-bridge';
import type { InventoryCount, Mode, Query, Valentine } from '@billet/shared-domain/contract';
import { openedBonus } from '@billet/shared-domain/rules/service';

export type Inventory = SessionState['inventory'];

export type MoreState = 'none' | 'ready' | 'loading' | 'failed';
export type NoteList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'empty'; readonly isFiltered: boolean }
  | { readonly kind: 'full'; readonly notes: readonly Valentine[]; readonly more: MoreState; readonly moreFailure: ApiFailure | null };

/** State of the note list. Notes already shown stay visible after a failed request. */
export function listStateOf(inventory: Inventory, mode: Mode): NoteList {
  const { items, error, filter, itemsMode } = inventory;
  const isOfThisMode = itemsMode === mode;
  if (isOfThisMode && items.length > 0) return { kind: 'full', notes: items, more: moreOf(inventory), moreFailure: error };
  if (error && !inventory.loading) return { kind: 'failed', failure: error };
  return isOfThisMode ? { kind: 'empty', isFiltered: filter !== 'all' } : { kind: 'loading' };
}

function moreOf({ items, total, loadingMore, error }: Inventory): MoreState {
  if (items.length >= total) return 'none';
  if (loadingMore) return 'loading';
  return error ? 'failed' : 'ready';
}

/** Number of notes of a mode for the title. Anonymous mode includes the bonus for early users (INB-11). */
export function countOfMode(count: InventoryCount | null, mode: Mode, createdAt: string | null): number {
  if (!count) return 0;
  if (mode === 'valentine') return count.ordinary + count.super;
  return count.total - count.ordinary - count.super + (createdAt === null ? 0 : openedBonus(new Date(createdAt)));
}

/** Number of notes in each mode that may be opened; null while unknown. `closed`: number of those that may not. */
export function unreadOf(count: InventoryCount | null, closed: number): Readonly<Record<Mode, number>> | null {
  return count && { anonymous: count.unreadAnonymous, valentine: count.unread - count.unreadAnonymous - closed };
}

export type ApiFilter = NonNullable<Query<'getValentines'>['filter']>;
export type Filter = 'all' | 'unanswered' | 'unopened' | 'opened';

/** Filters in display order. */
export const filters: readonly Filter[] = ['all', 'unanswered', 'unopened', 'opened'];

/** Maps the client's 'unopened' to the API's 'sent'. */
export function apiFilterOf(filter: Filter): ApiFilter {
  return filter === 'unopened' ? 'sent' : filter;
}

export function filterOf(filter: ApiFilter): Filter {
  return filter === 'sent' ? 'unopened' : filter;
}
