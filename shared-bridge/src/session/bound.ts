import type { Body, Mode, Valentine } from '@billet/shared-domain/contract';
import { bridge } from '../bridge.ts';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './late-inventory.ts';
import * as mode from './mode.ts';
import * as profile from './profile.ts';
import type { InventoryFilter } from './state.ts';
import { session } from './store.ts';

/** The page's own session and bridge, for the functions that pages call. */
export function pageDeps(): SessionDeps {
  const { api, messenger, log } = bridge();
  return { store: session, api, storage: messenger.storage, log };
}

function onInventory(act: (inventory: typeof import('./inventory.ts'), deps: SessionDeps) => Promise<void>): Promise<void> {
  const deps = pageDeps();
  return withInventory(deps, (inventory) => act(inventory, deps));
}

/** Asks for the profile. Never rejects: the outcome stands in `userData`. */
export const refreshProfile = (): Promise<void> => profile.refreshProfile(pageDeps());
/** Changes the profile on the server; the session follows. Rejects with an ApiError. */
export const changeProfile = (body: Body<'updateProfile'>): Promise<void> => profile.changeProfile(pageDeps(), body);
/** Asks for the counts and the open tab's first page. Rejects when the device is not ready; failures stand in `inventory`. */
export const refreshInventory = (): Promise<void> => onInventory(({ refreshInventory }, deps) => refreshInventory(deps));
export const loadMoreInventory = (): Promise<void> => onInventory(({ loadMoreInventory }, deps) => loadMoreInventory(deps));
export const setInventoryFilter = (filter: InventoryFilter): Promise<void> =>
  onInventory(({ setInventoryFilter }, deps) => setInventoryFilter(deps, filter));
/** Puts an item that a call answered in its place. `since`: the item as it was when the call was made. */
export const putValentine = (changed: Valentine, since?: Valentine): Promise<void> =>
  onInventory(({ putValentine }, deps) => putValentine(deps, changed, since));
/** Changes the mode here, in the cloud storage and on the server. Never rejects. */
export const changeMode = (next: Mode): Promise<void> => mode.changeMode(pageDeps(), next);
