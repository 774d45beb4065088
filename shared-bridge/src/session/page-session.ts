import type { Body, Mode, Valentine } from '@billet/shared-domain/contract';
import { bridge } from '../bridge.ts';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './lazy-inventory.ts';
import * as mode from './mode.ts';
import * as profile from './profile.ts';
import type { InventoryFilter } from './state.ts';
import { session } from './store.ts';

/** The session and bridge of the page, for the functions that pages call. */
export function pageDeps(): SessionDeps {
  const { api, messenger, log } = bridge();
  return { store: session, api, storage: messenger.storage, log };
}

function callInventory(act: (inventory: typeof import('./inventory.ts'), deps: SessionDeps) => Promise<void>): Promise<void> {
  const deps = pageDeps();
  return withInventory(deps, (inventory) => act(inventory, deps));
}

/** Loads the profile. Never rejects: the result is in `userData`. */
export const refreshProfile = (): Promise<void> => profile.refreshProfile(pageDeps());
/** Changes the profile on the server and in the session. Rejects with an ApiError. */
export const changeProfile = (body: Body<'updateProfile'>): Promise<void> => profile.changeProfile(pageDeps(), body);
/** Loads the counts and the first page of the open tab. Rejects when the device is not ready; other failures are in `inventory`. */
export const refreshInventory = (): Promise<void> => callInventory(({ refreshInventory }, deps) => refreshInventory(deps));
export const loadMoreInventory = (): Promise<void> => callInventory(({ loadMoreInventory }, deps) => loadMoreInventory(deps));
export const setInventoryFilter = (filter: InventoryFilter): Promise<void> =>
  callInventory(({ setInventoryFilter }, deps) => setInventoryFilter(deps, filter));
/** Stores an item that a call returned. `since`: the item at the time of the call. */
export const putValentine = (changed: Valentine, since?: Valentine): Promise<void> =>
  callInventory(({ putValentine }, deps) => putValentine(deps, changed, since));
/** Changes the mode on this device, in the cloud storage and on the server. Never rejects. */
export const changeMode = (next: Mode): Promise<void> => mode.changeMode(pageDeps(), next);
