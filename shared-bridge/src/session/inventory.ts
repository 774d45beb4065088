import type { InventoryCount, Mode, Valentine } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';
import type { SessionDeps } from './deps.ts';
import type { InventoryFilter } from './state.ts';
import { patch, type SessionStore } from './store.ts';

type Deps = Pick<SessionDeps, 'store' | 'api' | 'log'>;

const PAGE_SIZE = 20;
const LARGEST_PAGE = 50;
export const NOT_READY = 'Device not initialized or not authenticated';

/** The list that a page of items belongs to. A page for another list is dropped. */
interface Place {
  readonly mode: Mode;
  readonly filter: InventoryFilter;
  /** Number of times that the list was cleared: returning to a filter is a new visit. */
  readonly visit: number;
}

const visits = new WeakMap<SessionStore, number>();

function placeNow({ store }: Deps): Place {
  const { mode, inventory } = store.getState();
  return { mode: mode.mode, filter: inventory.filter, visit: visits.get(store) ?? 0 };
}

function isStillThere(deps: Deps, place: Place): boolean {
  const now = placeNow(deps);
  return now.mode === place.mode && now.filter === place.filter && now.visit === place.visit;
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

/** Stores the failure only if its list is still the current one. */
function noteFailure(deps: Deps, place: Place, thrown: unknown): void {
  const error = logFailure(deps, thrown);
  if (isStillThere(deps, place)) patch(deps.store, 'inventory', { error, loading: false, loadingMore: false });
}

type Held = ReadonlyMap<string, Valentine>;

function heldAt({ store }: Deps, { mode }: Place): readonly Valentine[] {
  const { items, itemsMode } = store.getState().inventory;
  return itemsMode === mode ? items : [];
}

const byId = (items: readonly Valentine[]): Held => new Map(items.map((item) => [item.id, item]));

/** Notes in the state that a call of this page returned. */
const answered = new WeakSet<Valentine>();

/** Whether a note was changed here since the list was requested. The answer of the list may then be older. */
const isChanged = (item: Valentine, before: Held) => answered.has(item) && before.get(item.id) !== item;

/**
 * Merges the received items into the current ones and keeps local changes since `before`. `isAll`: items of `before` that were not received
 * are no longer in the list.
 */
function merge(now: readonly Valentine[], before: Held, came: readonly Valentine[], isAll: boolean): readonly Valentine[] {
  const held = byId(now);
  const named = new Set(came.map(({ id }) => id));
  const fresh = came.map((item) => {
    const own = held.get(item.id);
    return own && isChanged(own, before) ? own : item;
  });
  return [...fresh, ...now.filter(({ id }) => !named.has(id) && !(isAll && before.has(id)))];
}

/**
 * Reloads the first page, which replaces its items at once, and then as many further items as were held, so that a change by another device
 * far down the list is shown too.
 */
async function loadList(deps: Deps): Promise<void> {
  const place = placeNow(deps);
  const held = heldAt(deps, place);
  const before = byId(held);
  const size = Math.min(Math.max(held.length, PAGE_SIZE), LARGEST_PAGE);
  const came = new Map<string, Valentine>();
  let oldest = Number.POSITIVE_INFINITY;
  for (let asked = 0, isAll = false; !isAll; ) {
    const { valentines, pagination, version = -1 } = await askForPage(deps, place, asked, size);
    if (!isStillThere(deps, place)) return;
    oldest = Math.min(oldest, version);
    asked += valentines.length;
    for (const each of valentines) if (!came.has(each.id)) came.set(each.id, each);
    isAll = valentines.length === 0 || came.size >= Math.min(wantedOf(before, came, size), pagination.total);
    const items = merge(heldAt(deps, place), before, [...came.values()], isAll);
    patch(deps.store, 'inventory', { items, itemsMode: place.mode, total: pagination.total, error: null, loading: false });
  }
  listed.set(deps.store, oldest);
  // another request shows which of the two is newer
  if (heldAt(deps, place).some((item) => isChanged(item, before))) void renewList(deps);
}

/** The minimum inbox version of the list of each session. */
const listed = new WeakMap<SessionStore, number>();

/** The number of items to load: those that were held plus new ones. 0 if the held items fit into one page. */
function wantedOf(before: Held, came: Held, size: number): number {
  if (before.size <= size) return 0;
  return before.size + [...came.keys()].filter((id) => !before.has(id)).length;
}

/** Loads at once because the user waits. Reloads wait for its end. */
function loadAtOnce(deps: Deps): Promise<void> {
  const load = loadList(deps);
  renewals.set(deps.store, { next: null, ...renewals.get(deps.store), last: load.catch(() => undefined) });
  return load;
}

/** The last load of each session, and a silent reload that waits for its end. */
const renewals = new WeakMap<SessionStore, { readonly last: Promise<void>; readonly next: Promise<void> | null }>();

/** Reloads the list silently, one reload at a time: any number of events during a reload cause one more. Never rejects. */
function renewList(deps: Deps): Promise<void> {
  const { last, next } = renewals.get(deps.store) ?? { last: Promise.resolve(), next: null };
  if (next) return next;
  const turn = last.then(() => {
    renewals.set(deps.store, { last: turn, next: null });
    return loadList(deps).catch((thrown) => void logFailure(deps, thrown));
  });
  renewals.set(deps.store, { last, next: turn });
  return turn;
}

/** The latest counts of the live connection. */
const told = new WeakMap<SessionStore, InventoryCount>();

/** Drops the answer if the live connection has sent counts since. */
async function loadCount({ store, api }: Deps): Promise<void> {
  const before = told.get(store);
  const count = await api.call('getInventoryCount', { deadline: 'screen' });
  if (told.get(store) === before) patch(store, 'inventory', { count });
}

/** Loads the counts and the first page of the open tab. Rejects only when the device is not ready. */
export async function refreshInventory(deps: Deps): Promise<void> {
  if (!deps.store.getState().appState.isReady) throw new Error(NOT_READY);
  const place = placeNow(deps);
  patch(deps.store, 'inventory', { loading: true });
  await Promise.all([loadCount(deps), loadAtOnce(deps)]).catch((thrown) => noteFailure(deps, place, thrown));
}

/** Appends the next page of the open tab. Does nothing while a page is loading or when the list is complete. */
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

/** Clears the list and loads it for the current tab and filter. */
export async function reloadInventory(deps: Deps): Promise<void> {
  visits.set(deps.store, (visits.get(deps.store) ?? 0) + 1);
  patch(deps.store, 'inventory', { items: [], itemsMode: null, total: 0, error: null, loading: true, loadingMore: false });
  const place = placeNow(deps);
  await loadAtOnce(deps).catch((thrown) => noteFailure(deps, place, thrown));
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
  answered.add(changed);
  if (since && before && before !== since) void renewList(deps);
  patch(deps.store, 'inventory', { items: items.map((valentine) => (valentine.id === changed.id ? changed : valentine)) });
  if (before?.status !== 'sent' || changed.status !== 'opened') return;
  if (count) patch(deps.store, 'inventory', { count: withoutOne(count, changed) });
  await loadCount(deps).catch((thrown) => logFailure(deps, thrown));
}

function withoutOne(count: InventoryCount, { isAnonymousMessage }: Valentine): InventoryCount {
  const less = (unread: number, is = true) => Math.max(0, unread - Number(is));
  return { ...count, unread: less(count.unread), unreadAnonymous: less(count.unreadAnonymous, isAnonymousMessage) };
}

/** Applies the counts of a live event at once and reloads a visible list silently. */
export async function followChange(deps: Deps, count: InventoryCount): Promise<void> {
  tellCount(deps, count);
  if (isVisited(deps)) await renewList(deps);
}

function tellCount({ store }: Deps, count: InventoryCount): void {
  told.set(store, count);
  patch(store, 'inventory', { count });
}

/** Resolves when no load is under way, including those that started in the meantime. */
async function allAnswered({ store }: Deps): Promise<void> {
  let last: Promise<void> | undefined;
  do {
    last = renewals.get(store)?.last;
    await last;
  } while (last !== renewals.get(store)?.last);
}

function isVisited({ store }: Deps): boolean {
  const { itemsMode, loading } = store.getState().inventory;
  return itemsMode !== null || loading;
}

/**
 * Applies the counts and the version at the opening of the live connection. A list that was just loaded is reloaded only if it may be
 * older.
 */
export async function followOpening(deps: Deps, count: InventoryCount, version: number): Promise<void> {
  tellCount(deps, count);
  await allAnswered(deps);
  if (isVisited(deps) && (listed.get(deps.store) ?? -1) < version) await renewList(deps);
}

/** Reloads the loaded data silently. */
export async function renewInventory(deps: Deps): Promise<void> {
  const { count, itemsMode } = deps.store.getState().inventory;
  const asked = [count === null ? null : loadCount(deps), itemsMode === null ? null : renewList(deps)];
  await Promise.all(asked).catch((thrown) => logFailure(deps, thrown));
}
