import { lazyFile } from '../lazy/lazy-file.ts';
import type { SessionDeps } from './deps.ts';
import { patch } from './store.ts';

type Inventory = typeof import('./inventory.ts');

const inventoryFile = lazyFile<Inventory>(() => import(/* webpackChunkName: "calls" */ './inventory.ts'));

/**
 * Does something with the inventory, whose code comes with the first call: the first screen is drawn without it. At once
 * where it is here. Code that doesn't come is a failure of the network like any other.
 */
export async function withInventory({ store }: Pick<SessionDeps, 'store'>, act: (inventory: Inventory) => Promise<void>): Promise<void> {
  const inventory = inventoryFile.peek() ?? (await inventoryFile.load().catch(() => null));
  if (!inventory) return patch(store, 'inventory', { error: { kind: 'network' }, loading: false, loadingMore: false });
  await act(inventory);
}
