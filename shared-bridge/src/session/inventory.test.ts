import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { count, sessionWith, valentine } from '../../test/session-fixtures.ts';
import { apiError } from '../api/failure.ts';
import { type Answers, deferred, silence } from '../testing/index.ts';
import { followChange, followOpening, loadMoreInventory, putValentine, refreshInventory, setInventoryFilter } from './inventory.ts';

/** A server that holds these items and answers in pages, whatever the filter. */
function holding(items: readonly Valentine[]): Answers {
  return {
    getInventoryCount: () => count,
    getValentines: ({ query }) => {
      const skip = Number(query?.skip ?? 0);
      const limit = Number(query?.limit ?? 20);
      return { valentines: items.slice(skip, skip + limit), pagination: { total: items.length, skip, limit } };
    },
  };
}

const many = (amount: number) => Array.from({ length: amount }, (_, index) => valentine(`v${index}`));

test('[ENV-07] an unready device rejects the refresh with its message', async () => {
  const unready = sessionWith({}, { isInitialized: false });
  await expect(refreshInventory(unready.deps)).rejects.toThrow('Device not initialized or not authenticated');
  const unauthenticated = sessionWith({}, { isAuth: false });
  await expect(refreshInventory(unauthenticated.deps)).rejects.toThrow('Device not initialized or not authenticated');
  expect(unready.apiCalls).toEqual([]);
});

test("[ENV-07][ENV-06] a refresh asks for the counts and the current tab's first page", async () => {
  const { deps, store, callsOf } = sessionWith({ answers: holding(many(3)) });
  await refreshInventory(deps);
  expect(store.getState().inventory).toMatchObject({ loading: false, error: null, total: 3, itemsMode: 'anonymous', count });
  expect(store.getState().inventory.items.length).toBe(3);
  expect(callsOf('getValentines').map(({ input }) => input)).toEqual([
    { query: { type: 'anonymous_message', filter: 'all', skip: 0, limit: 20 }, deadline: 'screen' },
  ]);
});

test('[ENT-02] a refresh that fails leaves its error in the slice', async () => {
  const failure = { kind: 'network' } as const;
  const { deps, store } = sessionWith({
    answers: {
      getInventoryCount: () => count,
      getValentines: () => {
        throw apiError(failure);
      },
    },
  });
  await refreshInventory(deps);
  expect(store.getState().inventory).toMatchObject({ loading: false, error: failure, items: [] });
});

test('[INB-03] further pages of 20 are appended until all are here', async () => {
  const { deps, store, callsOf } = sessionWith({ answers: holding(many(45)) });
  await refreshInventory(deps);
  for (const length of [40, 45, 45]) {
    await loadMoreInventory(deps);
    expect(store.getState().inventory.items.length).toBe(length);
  }
  expect(callsOf('getValentines').length).toBe(3);
  expect(new Set(store.getState().inventory.items.map(({ id }) => id)).size).toBe(45);
});

test('[INB-02] another filter loads its own list', async () => {
  const { deps, store, callsOf } = sessionWith({ answers: holding(many(2)) });
  await refreshInventory(deps);
  await setInventoryFilter(deps, 'unanswered');
  await setInventoryFilter(deps, 'unanswered');
  expect(store.getState().inventory.filter).toBe('unanswered');
  expect(callsOf('getValentines').length).toBe(2);
  expect(callsOf('getValentines').at(-1)?.input).toMatchObject({ query: { filter: 'unanswered' } });
});

test('[INB-02] a page that comes after the filter was changed again is dropped', async () => {
  const releases: (() => void)[] = [];
  const { deps, store } = sessionWith({
    answers: {
      getInventoryCount: () => count,
      getValentines: async ({ query }) => {
        const name = String(query?.filter);
        await new Promise<void>((resolve) => releases.push(resolve));
        return { valentines: [valentine(name)], pagination: { total: 1, skip: 0, limit: 20 } };
      },
    },
  });
  const first = setInventoryFilter(deps, 'opened');
  const second = setInventoryFilter(deps, 'sent');
  releases[1]?.();
  await second;
  releases[0]?.();
  await first;
  expect(store.getState().inventory.items.map(({ id }) => id)).toEqual(['sent']);
});

test('[INB-02] a page that fails after the filter was changed says nothing of the list that is coming', async () => {
  const held = holding(many(25));
  const more = deferred<never>();
  const next = deferred<never>();
  const { deps, store } = sessionWith({
    answers: {
      ...held,
      getValentines: (input) => {
        if (input.query?.filter === 'opened') return next.promise;
        if (Number(input.query?.skip) > 0) return more.promise;
        return held.getValentines?.(input) ?? next.promise;
      },
    },
  });
  await refreshInventory(deps);
  const loadingMore = loadMoreInventory(deps);
  const changing = setInventoryFilter(deps, 'opened');
  more.reject(silence());
  await loadingMore;
  expect(store.getState().inventory).toMatchObject({ loading: true, error: null });
  next.reject(silence());
  await changing;
  expect(store.getState().inventory).toMatchObject({ loading: false, error: { kind: 'network' } });
});

describe('an opened item', () => {
  test('[INB-06] takes its place, and one off the unread count', async () => {
    const { deps, store, callsOf } = sessionWith({ answers: { ...holding(many(3)), getInventoryCount: () => ({ ...count, unread: 2 }) } });
    await refreshInventory(deps);
    const putting = putValentine(deps, valentine('v1', { status: 'opened', message: 'Hello' }));
    expect(store.getState().inventory.items[1]).toMatchObject({ id: 'v1', status: 'opened', message: 'Hello' });
    expect(store.getState().inventory.count).toMatchObject({ unread: 1, unreadAnonymous: 0 });
    await putting;
    expect(callsOf('getInventoryCount').length).toBe(2);
  });

  test('[INB-06] put again, or answered, takes nothing off', async () => {
    const { deps, store, callsOf } = sessionWith({ answers: holding([valentine('v0', { status: 'opened' })]) });
    await refreshInventory(deps);
    await putValentine(deps, valentine('v0', { status: 'opened', answer: 'Thanks' }));
    expect(store.getState().inventory.count?.unread).toBe(2);
    expect(store.getState().inventory.items[0]?.answer).toBe('Thanks');
    expect(callsOf('getInventoryCount').length).toBe(1);
  });

  test('[SEC-04] the unread count never goes below zero', async () => {
    const { deps, store } = sessionWith({ answers: { ...holding(many(1)), getInventoryCount: () => ({ ...count, unread: 0 }) } });
    await refreshInventory(deps);
    await putValentine(deps, valentine('v0', { status: 'opened' }));
    expect(store.getState().inventory.count?.unread).toBe(0);
  });
});

describe('a change event', () => {
  test('[INB-12] brings the badge up to date without any call while the inbox was not visited', async () => {
    const { deps, store, apiCalls } = sessionWith();
    await followChange(deps, { ...count, unread: 7 });
    expect(store.getState().inventory.count?.unread).toBe(7);
    expect(apiCalls).toEqual([]);
  });

  test('[INB-12] brings new items into an open inbox, without a loading state', async () => {
    const items = many(2);
    const { deps, store } = sessionWith({
      answers: {
        ...holding(items),
        getValentines: (input) => {
          expect(store.getState().inventory.loading).toBe(items.length === 2);
          return holding(items).getValentines?.(input) ?? { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };
        },
      },
    });
    await refreshInventory(deps);
    items.unshift(valentine('new'));
    await followChange(deps, count);
    expect(store.getState().inventory.items.map(({ id }) => id)).toEqual(['new', 'v0', 'v1']);
  });

  /** An inbox of two notes that has changed so many times. */
  function changed(version: number): Answers {
    const held = holding(many(2));
    const empty = { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };
    return { ...held, getValentines: async (input) => ({ ...((await held.getValentines?.(input)) ?? empty), version }) };
  }

  test('[ENV-07][INB-12] a list that is asked for at the moment the connection opens is asked for once, whichever comes first', async () => {
    const { deps, callsOf } = sessionWith({ answers: changed(4) });
    await Promise.all([followOpening(deps, count, 4), refreshInventory(deps)]);
    expect(callsOf('getValentines').length).toBe(1);
  });

  test('[INB-12] the counts that a connection opens with bring a list only where it may be older, however alike the counts', async () => {
    const { deps, callsOf } = sessionWith({ answers: changed(4) });
    await refreshInventory(deps);
    await followOpening(deps, count, 4);
    expect(callsOf('getValentines').length).toBe(1);
    await followOpening(deps, count, 5);
    expect(callsOf('getValentines').length).toBe(2);
  });

  test('[INB-12] keeps the pages that were loaded already', async () => {
    const items = many(70);
    const { deps, store } = sessionWith({ answers: holding(items) });
    await refreshInventory(deps);
    for (let page = 0; page < 3; page++) await loadMoreInventory(deps);
    items.unshift(valentine('new'));
    await followChange(deps, count);
    const ids = store.getState().inventory.items.map(({ id }) => id);
    expect(ids[0]).toBe('new');
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids).toContain('v69');
  });

  test('[INB-12] reaches a note far down the list, and takes off what is in it no more', async () => {
    const items = many(130);
    const { deps, store, callsOf } = sessionWith({ answers: holding(items) });
    await refreshInventory(deps);
    for (let page = 0; page < 6; page++) await loadMoreInventory(deps);
    const before = callsOf('getValentines').length;
    items[119] = valentine('v119', { status: 'opened', answer: 'From another phone' });
    items.splice(60, 1);
    await followChange(deps, count);
    const held = store.getState().inventory.items;
    expect(held.find(({ id }) => id === 'v119')?.answer).toBe('From another phone');
    expect(held.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(callsOf('getValentines').length - before).toBe(3);
  });

  test('[INB-12] never puts back what was done here while the list was asked for', async () => {
    const answer = deferred<Awaited<ReturnType<NonNullable<Answers['getValentines']>>>>();
    const items = many(2);
    const held = holding(items);
    let isSlow = false;
    const { deps, store } = sessionWith({
      answers: { ...held, getValentines: (input) => (isSlow ? answer.promise : (held.getValentines?.(input) ?? answer.promise)) },
    });
    await refreshInventory(deps);
    isSlow = true;
    const renewing = followChange(deps, count);
    await new Promise((resolve) => setTimeout(resolve));
    await putValentine(deps, valentine('v1', { status: 'opened', message: 'Hello' }));
    answer.resolve({ valentines: items, pagination: { total: 2, skip: 0, limit: 20 } });
    await renewing;
    expect(store.getState().inventory.items[1]).toMatchObject({ status: 'opened', message: 'Hello' });
  });

  test('[INB-12] during a renewal makes one more, however many come', async () => {
    const answers = Array.from({ length: 3 }, () => deferred<Awaited<ReturnType<NonNullable<Answers['getValentines']>>>>());
    let asked = 0;
    const { deps, store } = sessionWith({
      answers: { getInventoryCount: () => count, getValentines: () => answers[asked++]?.promise ?? Promise.reject(new Error('too often')) },
    });
    const page = (id: string) => ({ valentines: [valentine(id)], pagination: { total: 1, skip: 0, limit: 20 } });
    answers[0]?.resolve(page('a'));
    await refreshInventory(deps);
    const renewing = Array.from({ length: 4 }, () => followChange(deps, count));
    await Promise.resolve();
    renewing.push(...Array.from({ length: 4 }, () => followChange(deps, count)));
    answers[1]?.resolve(page('b'));
    answers[2]?.resolve(page('c'));
    await Promise.all(renewing);
    expect([asked, store.getState().inventory.items.map(({ id }) => id)]).toEqual([3, ['c']]);
  });
});
