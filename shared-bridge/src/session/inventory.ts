import type { InventoryCount, Mode, Valentine } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';
import type { SessionDeps } from './deps.ts';
import type { InventoryFilter } from './state.ts';
import { patch, type SessionStore } from './store.ts';

type Deps = Pick<SessionDeps, 'store' | 'api' | 'log'>;

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 50;
export const NOT_READY = 'Device not initialized or not authenticated';

/** The list that a page of items belongs to. A page for another list is dropped. */
interface ListKey {
  readonly mode: Mode;
  readonly filter: InventoryFilter;
  /** Number of times that the list was cleared: returning to a filter is a new visit. */
  readonly visit: number;
}

const visits = new WeakMap<SessionStore, number>();

function currentListKey({ store }: Deps): ListKey {
  const { mode, inventory } = store.getState();
  return { mode: mode.mode, filter: inventory.filter, visit: visits.get(store) ?? 0 };
}

function isCurrent(deps: Deps, key: ListKey): boolean {
  const now = currentListKey(deps);
  return now.mode === key.mode && now.filter === key.filter && now.visit === key.visit;
}

function requestPage({ api }: Deps, key: ListKey, skip: number, limit: number) {
  const type = key.mode === 'anonymous' ? 'anonymous_message' : 'ordinary';
  return api.call('getValentines', { query: { type, filter: key.filter, skip, limit }, deadline: 'screen' });
}

function logFailure({ log }: Deps, thrown: unknown): ApiFailure {
  if (!isApiError(thrown)) throw thrown;
  log({ event: 'inventory_failed', level: 'warn', ...thrown.failure });
  return thrown.failure;
}

/** Stores the failure only if its list is still the current one. */
function storeFailure(deps: Deps, key: ListKey, thrown: unknown): void {
  const error = logFailure(deps, thrown);
  if (isCurrent(deps, key)) patch(deps.store, 'inventory', { error, loading: false, loadingMore: false });
}

type ItemsById = ReadonlyMap<string, Valentine>;

function currentItems({ store }: Deps, { mode }: ListKey): readonly Valentine[] {
  const { items, itemsMode } = store.getState().inventory;
  return itemsMode === mode ? items : [];
}

const byId = (items: readonly Valentine[]): ItemsById => new Map(items.map((item) => [item.id, item]));

/** Notes that a call of this page returned, rather than the list. */
const changedHere = new WeakSet<Valentine>();

/** Whether this page changed a note after the list was requested (`before`). The list may then be older. */
const isChangedSince = (item: Valentine, before: ItemsById) => changedHere.has(item) && before.get(item.id) !== item;

/**
 * Merges the received items into the current ones and keeps local changes since `before`. `isComplete`: items of `before` that were not
 * received are no longer in the list.
 */
function merge(now: readonly Valentine[], before: ItemsById, received: readonly Valentine[], isComplete: boolean): readonly Valentine[] {
  const current = byId(now);
  const receivedIds = new Set(received.map(({ id }) => id));
  const fresh = received.map((item) => {
    const own = current.get(item.id);
    return own && isChangedSince(own, before) ? own : item;
  });
  return [...fresh, ...now.filter(({ id }) => !receivedIds.has(id) && !(isComplete && before.has(id)))];
}

/**
 * Reloads the first page, which replaces its items at once, and then as many further items as the list had, so that a change by another
 * device far down the list is shown too.
 */
async function loadList(deps: Deps): Promise<void> {
  const key = currentListKey(deps);
  const current = currentItems(deps, key);
  const before = byId(current);
  const size = Math.min(Math.max(current.length, PAGE_SIZE), MAX_PAGE_SIZE);
  const received = new Map<string, Valentine>();
  let oldest = Number.POSITIVE_INFINITY;
  for (let skip = 0, isComplete = false; !isComplete; ) {
    const { valentines, pagination, version = -1 } = await requestPage(deps, key, skip, size);
    if (!isCurrent(deps, key)) return;
    oldest = Math.min(oldest, version);
    skip += valentines.length;
    for (const each of valentines) if (!received.has(each.id)) received.set(each.id, each);
    isComplete = valentines.length === 0 || received.size >= Math.min(targetCount(before, received, size), pagination.total);
    const items = merge(currentItems(deps, key), before, [...received.values()], isComplete);
    patch(deps.store, 'inventory', { items, itemsMode: key.mode, total: pagination.total, error: null, loading: false });
  }
  listVersions.set(deps.store, oldest);
  // a local change may be newer or older than the received list: another request decides
  if (currentItems(deps, key).some((item) => isChangedSince(item, before))) void reloadSilently(deps);
}

/** The minimum inbox version of the list of each session. */
const listVersions = new WeakMap<SessionStore, number>();

/** The number of items to load: those that the list had plus new ones. 0 if the list fits into one page. */
function targetCount(before: ItemsById, received: ItemsById, size: number): number {
  if (before.size <= size) return 0;
  return before.size + [...received.keys()].filter((id) => !before.has(id)).length;
}

/** Loads at once, since the user waits. Silent reloads wait until it has ended. */
function loadNow(deps: Deps): Promise<void> {
  const load = loadList(deps);
  loads.set(deps.store, { next: null, ...loads.get(deps.store), last: load.catch(() => undefined) });
  return load;
}

/** The last load of each session, and a silent reload that waits for its end. */
const loads = new WeakMap<SessionStore, { readonly last: Promise<void>; readonly next: Promise<void> | null }>();

/** Reloads the list silently, one reload at a time: any number of events during a reload cause one more. Never rejects. */
function reloadSilently(deps: Deps): Promise<void> {
  const { last, next } = loads.get(deps.store) ?? { last: Promise.resolve(), next: null };
  if (next) return next;
  const turn = last.then(() => {
    loads.set(deps.store, { last: turn, next: null });
    return loadList(deps).catch((thrown) => void logFailure(deps, thrown));
  });
  loads.set(deps.store, { last, next: turn });
  return turn;
}

/** The latest counts of the live connection. */
const pushedCounts = new WeakMap<SessionStore, InventoryCount>();

/** Drops the answer if the live connection has sent counts since. */
async function loadCount({ store, api }: Deps): Promise<void> {
  const before = pushedCounts.get(store);
  const count = await api.call('getInventoryCount', { deadline: 'screen' });
  if (pushedCounts.get(store) === before) patch(store, 'inventory', { count });
}

/** Loads the counts and the first page of the open tab. Rejects only when the device is not ready. */
export async function refreshInventory(deps: Deps): Promise<void> {
  if (!deps.store.getState().appState.isReady) throw new Error(NOT_READY);
  const key = currentListKey(deps);
  patch(deps.store, 'inventory', { loading: true });
  await Promise.all([loadCount(deps), loadNow(deps)]).catch((thrown) => storeFailure(deps, key, thrown));
}

/** Appends the next page of the open tab. Does nothing while a page is loading or when the list is complete. */
export async function loadMoreInventory(deps: Deps): Promise<void> {
  const { items, total, loading, loadingMore } = deps.store.getState().inventory;
  if (loading || loadingMore || items.length >= total) return;
  const key = currentListKey(deps);
  patch(deps.store, 'inventory', { loadingMore: true });
  try {
    const { valentines, pagination } = await requestPage(deps, key, items.length, PAGE_SIZE);
    if (!isCurrent(deps, key)) return;
    const current = deps.store.getState().inventory.items;
    const currentIds = new Set(current.map((valentine) => valentine.id));
    const added = valentines.filter((valentine) => !currentIds.has(valentine.id));
    patch(deps.store, 'inventory', { items: [...current, ...added], total: pagination.total, error: null, loadingMore: false });
  } catch (thrown) {
    storeFailure(deps, key, thrown);
  }
}

/** Clears the list and loads it for the current tab and filter. */
export async function reloadInventory(deps: Deps): Promise<void> {
  visits.set(deps.store, (visits.get(deps.store) ?? 0) + 1);
  patch(deps.store, 'inventory', { items: [], itemsMode: null, total: 0, error: null, loading: true, loadingMore: false });
  const key = currentListKey(deps);
  await loadNow(deps).catch((thrown) => storeFailure(deps, key, thrown));
}

export async function setInventoryFilter(deps: Deps, filter: InventoryFilter): Promise<void> {
  if (deps.store.getState().inventory.filter === filter) return;
  patch(deps.store, 'inventory', { filter });
  if (deps.store.getState().appState.isReady) await reloadInventory(deps);
}

/**
 * Stores a changed item. An item that was just opened reduces the unread count at once; the counts are then loaded, because its live event
 * may have reduced them already. `since`: the item at the time of the call. If the item has changed since, the answer may be older, and the
 * list is reloaded.
 */
export async function putValentine(deps: Deps, changed: Valentine, since?: Valentine): Promise<void> {
  const { items, count } = deps.store.getState().inventory;
  const before = items.find((valentine) => valentine.id === changed.id);
  changedHere.add(changed);
  if (since && before && before !== since) void reloadSilently(deps);
  patch(deps.store, 'inventory', { items: items.map((valentine) => (valentine.id === changed.id ? changed : valentine)) });
  if (before?.status !== 'sent' || changed.status !== 'opened') return;
  if (count) patch(deps.store, 'inventory', { count: withOneUnreadLess(count, changed) });
  await loadCount(deps).catch((thrown) => logFailure(deps, thrown));
}

function withOneUnreadLess(count: InventoryCount, { isAnonymousMessage }: Valentine): InventoryCount {
  const less = (unread: number, applies = true) => Math.max(0, unread - Number(applies));
  return { ...count, unread: less(count.unread), unreadAnonymous: less(count.unreadAnonymous, isAnonymousMessage) };
}

/** Applies the counts of a live event at once and reloads a visible list silently. */
export async function applyCountEvent(deps: Deps, count: InventoryCount): Promise<void> {
  applyCounts(deps, count);
  if (isListLoaded(deps)) await reloadSilently(deps);
}

function applyCounts({ store }: Deps, count: InventoryCount): void {
  pushedCounts.set(store, count);
  patch(store, 'inventory', { count });
}

/** Resolves when no load is under way, including those that started in the meantime. */
async function waitForLoads({ store }: Deps): Promise<void> {
  let last: Promise<void> | undefined;
  do {
    last = loads.get(store)?.last;
    await last;
  } while (last !== loads.get(store)?.last);
}

function isListLoaded({ store }: Deps): boolean {
  const { itemsMode, loading } = store.getState().inventory;
  return itemsMode !== null || loading;
}

/**
 * Applies the counts and the version at the opening of the live connection. A list that was just loaded is reloaded only if it may be
 * older.
 */
export async function applyLiveStart(deps: Deps, count: InventoryCount, version: number): Promise<void> {
  applyCounts(deps, count);
  await waitForLoads(deps);
  if (isListLoaded(deps) && (listVersions.get(deps.store) ?? -1) < version) await reloadSilently(deps);
}

/** Reloads the loaded data silently. */
export async function reloadLoadedData(deps: Deps): Promise<void> {
  const { count, itemsMode } = deps.store.getState().inventory;
  const asked = [count === null ? null : loadCount(deps), itemsMode === null ? null : reloadSilently(deps)];
  await Promise.all(asked).catch((thrown) => logFailure(deps, thrown));
}
