import { lazyFile } from '../lazy/lazy-file.ts';
import type { SessionDeps } from './deps.ts';
import { patch } from './store.ts';

type Inventory = typeof import('./inventory.ts');

const inventoryFile = lazyFile<Inventory>(() => import(/* webpackChunkName: "calls" */ './inventory.ts'));

/**
 * Calls `act` with the inventory module, which is loaded with the first call, because the first screen does not need it. If it is loaded,
 * `act` runs synchronously. A failed load counts as a network error.
 */
export async function withInventory({ store }: Pick<SessionDeps, 'store'>, act: (inventory: Inventory) => Promise<void>): Promise<void> {
  const inventory = inventoryFile.peek() ?? (await inventoryFile.load().catch(() => null));
  if (!inventory) return patch(store, 'inventory', { error: { kind: 'network' }, loading: false, loadingMore: false });
  await act(inventory);
}
