import type { SessionState } from '@billet/shared-bridge';
import type { InventoryCount, Mode, Valentine } from '@billet/shared-domain/contract';

export type Inventory = SessionState['inventory'];

export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty'; readonly isFiltered: boolean }
  | { readonly kind: 'full'; readonly items: readonly Valentine[]; readonly more: 'none' | 'some' | 'loading' | 'failed' };

/** What stands where the grid is. Items on screen stay there whatever fails meanwhile. */
export function listStateOf(inventory: Inventory, mode: Mode): ListState {
  const { items, error, filter, itemsMode } = inventory;
  const isOfThisMode = itemsMode === mode;
  if (isOfThisMode && items.length > 0) return { kind: 'full', items, more: moreOf(inventory) };
  if (error && !inventory.loading) return { kind: 'failed' };
  return isOfThisMode ? { kind: 'empty', isFiltered: filter !== 'all' } : { kind: 'loading' };
}

function moreOf({ items, total, loadingMore, error }: Inventory): 'none' | 'some' | 'loading' | 'failed' {
  if (items.length >= total) return 'none';
  if (loadingMore) return 'loading';
  return error ? 'failed' : 'some';
}

/** How many items of a mode the person has received. */
export function countOfMode(count: InventoryCount | null, mode: Mode): number {
  if (!count) return 0;
  return mode === 'anonymous' ? count.total - count.ordinary - count.super : count.ordinary + count.super;
}
