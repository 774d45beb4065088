import type { SessionState } from '@billet/shared-bridge';
import type { InventoryCount, Mode, Valentine } from '@billet/shared-domain/contract';
import { openedBonus } from '@billet/shared-domain/rules/service';

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

/** How many items of a mode the title counts; in anonymous mode with the bonus of those who came early (INB-11). */
export function countOfMode(count: InventoryCount | null, mode: Mode, createdAt: string | null): number {
  if (!count) return 0;
  if (mode === 'valentine') return count.ordinary + count.super;
  return count.total - count.ordinary - count.super + (createdAt === null ? 0 : openedBonus(new Date(createdAt)));
}
