import type { InventoryCount, Mode, Valentine } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';
import type { SessionDeps } from './deps.ts';
import type { InventoryFilter, InventorySlice } from './state.ts';
import { patch } from './store.ts';

type Deps = Pick<SessionDeps, 'store' | 'api' | 'log'>;

const PAGE_SIZE = 20;
const LARGEST_PAGE = 50;
export const NOT_READY = 'Device not initialized or not authenticated';

/** What a page of items belongs to; a page that comes when the person has moved on is dropped. */
interface Place {
  readonly mode: Mode;
  readonly filter: InventoryFilter;
}

function placeNow({ store }: Deps): Place {
  const { mode, inventory } = store.getState();
  return { mode: mode.mode, filter: inventory.filter };
}

function isStillThere(deps: Deps, place: Place): boolean {
  const now = placeNow(deps);
  return now.mode === place.mode && now.filter === place.filter;
}

function askForPage({ api }: Deps, place: Place, skip: number, limit: number) {
  const type = place.mode === 'anonymous' ? 'anonymous_message' : 'ordinary';
  return api.call('getValentines', { query: { type, filter: place.filter, skip, limit }, deadline: 'screen' });
}

function logFailure({ log }: Deps, thrown: unknown): ApiFailure {
  if (!isApiError(thrown)) throw thrown;
  log({ event: 'inventory_failed', level: 'warn', ...thrown.failure });
  return thrown.failure;
}

/** A failure belongs to the list that was asked for, not to the one that is coming in its place. */
function noteFailure(deps: Deps, place: Place, thrown: unknown): void {
  const error = logFailure(deps, thrown);
  if (isStillThere(deps, place)) patch(deps.store, 'inventory', { error, loading: false, loadingMore: false });
}

/** Newer items first, then those held already that the newer page doesn't name. */
function withFirstPage(held: readonly Valentine[], first: readonly Valentine[], asked: number): readonly Valentine[] {
  if (held.length <= asked) return first;
  const named = new Set(first.map((valentine) => valentine.id));
  return [...first, ...held.slice(asked).filter((valentine) => !named.has(valentine.id))];
}

async function loadFirstPage(deps: Deps): Promise<void> {
  const { store } = deps;
  const place = placeNow(deps);
  const { items, itemsMode } = store.getState().inventory;
  const held = itemsMode === place.mode ? items : [];
  const limit = Math.min(Math.max(held.length, PAGE_SIZE), LARGEST_PAGE);
  const { valentines, pagination } = await askForPage(deps, place, 0, limit);
  if (!isStillThere(deps, place)) return;
  const fresh = withFirstPage(held, valentines, limit);
  patch(store, 'inventory', { items: fresh, itemsMode: place.mode, total: pagination.total, error: null, loading: false });
}

async function loadCount({ store, api }: Deps): Promise<void> {
  patch(store, 'inventory', { count: await api.call('getInventoryCount', { deadline: 'screen' }) });
}

/** Asks for the counts and the first page of the open tab. Rejects only when the device is not ready. */
export async function refreshInventory(deps: Deps): Promise<void> {
  if (!deps.store.getState().appState.isReady) throw new Error(NOT_READY);
  const place = placeNow(deps);
  patch(deps.store, 'inventory', { loading: true });
  await Promise.all([loadCount(deps), loadFirstPage(deps)]).catch((thrown) => noteFailure(deps, place, thrown));
}

/** Appends the next page of the open tab; does nothing while one is under way or when all is here. */
export async function loadMoreInventory(deps: Deps): Promise<void> {
  const { items, total, loading, loadingMore } = deps.store.getState().inventory;
  if (loading || loadingMore || items.length >= total) return;
  const place = placeNow(deps);
  patch(deps.store, 'inventory', { loadingMore: true });
  try {
    const { valentines, pagination } = await askForPage(deps, place, items.length, PAGE_SIZE);
    if (!isStillThere(deps, place)) return;
    const held = deps.store.getState().inventory.items;
    const named = new Set(held.map((valentine) => valentine.id));
    const added = valentines.filter((valentine) => !named.has(valentine.id));
    patch(deps.store, 'inventory', { items: [...held, ...added], total: pagination.total, error: null, loadingMore: false });
  } catch (thrown) {
    noteFailure(deps, place, thrown);
  }
}

/** Empties the list and loads it anew for what is chosen now: another tab or filter. */
export async function reloadInventory(deps: Deps): Promise<void> {
  patch(deps.store, 'inventory', { items: [], itemsMode: null, total: 0, error: null, loading: true, loadingMore: false });
  const place = placeNow(deps);
  await loadFirstPage(deps).catch((thrown) => noteFailure(deps, place, thrown));
}

export async function setInventoryFilter(deps: Deps, filter: InventoryFilter): Promise<void> {
  if (deps.store.getState().inventory.filter === filter) return;
  patch(deps.store, 'inventory', { filter });
  if (deps.store.getState().appState.isReady) await reloadInventory(deps);
}

/**
 * Puts a changed item in its place; one opened just now takes one off the unread count at once. The server is then
 * asked for the counts: its live event may have taken that one off already.
 */
export async function putValentine(deps: Deps, changed: Valentine): Promise<void> {
  const { items, count } = deps.store.getState().inventory;
  const before = items.find((valentine) => valentine.id === changed.id);
  patch(deps.store, 'inventory', { items: items.map((valentine) => (valentine.id === changed.id ? changed : valentine)) });
  if (before?.status !== 'sent' || changed.status !== 'opened') return;
  if (count) patch(deps.store, 'inventory', { count: { ...count, unread: Math.max(0, count.unread - 1) } });
  await loadCount(deps).catch((thrown) => logFailure(deps, thrown));
}

/** A live event brought new counts: they hold at once, and a list that is on screen follows, silently. */
export async function followChange(deps: Deps, count: InventoryCount): Promise<void> {
  patch(deps.store, 'inventory', { count });
  if (deps.store.getState().inventory.itemsMode === null) return;
  await loadFirstPage(deps).catch((thrown) => logFailure(deps, thrown));
}

/**
 * The live connection opened and told the counts. A list that was loaded just before holds the same items, and is asked
 * for again only when the numbers differ.
 */
export async function followOpening(deps: Deps, count: InventoryCount): Promise<void> {
  if (isUpToDate(deps.store.getState().inventory, count)) patch(deps.store, 'inventory', { count });
  else await followChange(deps, count);
}

function isUpToDate({ count: held, itemsMode, filter, total }: InventorySlice, told: InventoryCount): boolean {
  const ordinary = told.ordinary + told.super;
  const inMode = itemsMode === 'anonymous' ? told.total - ordinary : ordinary;
  return filter === 'all' && total === inMode && held?.unread === told.unread;
}

/** Asks again, silently, for what is held already. */
export async function renewInventory(deps: Deps): Promise<void> {
  const { count, itemsMode } = deps.store.getState().inventory;
  const renewals = [count === null ? null : loadCount(deps), itemsMode === null ? null : loadFirstPage(deps)];
  await Promise.all(renewals).catch((thrown) => logFailure(deps, thrown));
}
