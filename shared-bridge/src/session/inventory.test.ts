import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { count, sessionWith, valentine } from '../../test/session-fixtures.ts';
import { apiError } from '../api/failure.ts';
import { type Answers, deferred, silence } from '../testing/index.ts';
import { applyCountEvent, applyLiveStart, loadMoreInventory, putValentine, refreshInventory, setInventoryFilter } from './inventory.ts';

/** A server with these items that answers in pages and ignores the filter. */
function answersWith(items: readonly Valentine[]): Answers {
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

test('[ENV-07] a refresh on an unready device rejects with its message', async () => {
  const unready = sessionWith({}, { isInitialized: false });
  await expect(refreshInventory(unready.deps)).rejects.toThrow('Device not initialized or not authenticated');
  const unauthenticated = sessionWith({}, { isAuth: false });
  await expect(refreshInventory(unauthenticated.deps)).rejects.toThrow('Device not initialized or not authenticated');
  expect(unready.apiCalls).toEqual([]);
});

test('[ENV-07][ENV-06] a refresh loads the counts and the first page of the current tab', async () => {
  const { deps, store, callsOf } = sessionWith({ answers: answersWith(many(3)) });
  await refreshInventory(deps);
  expect(store.getState().inventory).toMatchObject({ loading: false, error: null, total: 3, itemsMode: 'anonymous', count });
  expect(store.getState().inventory.items.length).toBe(3);
  expect(callsOf('getValentines').map(({ input }) => input)).toEqual([
    { query: { type: 'anonymous_message', filter: 'all', skip: 0, limit: 20 }, deadline: 'screen' },
  ]);
});

test('[ENT-02] a failed refresh stores its error in the slice', async () => {
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

test('[INB-03] pages of 20 are appended until the list is complete', async () => {
  const { deps, store, callsOf } = sessionWith({ answers: answersWith(many(45)) });
  await refreshInventory(deps);
  for (const length of [40, 45, 45]) {
    await loadMoreInventory(deps);
    expect(store.getState().inventory.items.length).toBe(length);
  }
  expect(callsOf('getValentines').length).toBe(3);
  expect(new Set(store.getState().inventory.items.map(({ id }) => id)).size).toBe(45);
});

test('[INB-02] another filter loads its own list', async () => {
  const { deps, store, callsOf } = sessionWith({ answers: answersWith(many(2)) });
  await refreshInventory(deps);
  await setInventoryFilter(deps, 'unanswered');
  await setInventoryFilter(deps, 'unanswered');
  expect(store.getState().inventory.filter).toBe('unanswered');
  expect(callsOf('getValentines').length).toBe(2);
  expect(callsOf('getValentines').at(-1)?.input).toMatchObject({ query: { filter: 'unanswered' } });
});

test('[INB-02] a page that arrives after another change of the filter is dropped', async () => {
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

test('[INB-02] a page that fails after a change of the filter sets no error on the new list', async () => {
  const serverAnswers = answersWith(many(25));
  const more = deferred<never>();
  const next = deferred<never>();
  const { deps, store } = sessionWith({
    answers: {
      ...serverAnswers,
      getValentines: (input) => {
        if (input.query?.filter === 'opened') return next.promise;
        if (Number(input.query?.skip) > 0) return more.promise;
        return serverAnswers.getValentines?.(input) ?? next.promise;
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
  test('[INB-06] an opened item is replaced and reduces the unread count by one', async () => {
    const { deps, store, callsOf } = sessionWith({
      answers: { ...answersWith(many(3)), getInventoryCount: () => ({ ...count, unread: 2 }) },
    });
    await refreshInventory(deps);
    const putting = putValentine(deps, valentine('v1', { status: 'opened', message: 'Hello' }));
    expect(store.getState().inventory.items[1]).toMatchObject({ id: 'v1', status: 'opened', message: 'Hello' });
    expect(store.getState().inventory.count).toMatchObject({ unread: 1, unreadAnonymous: 0 });
    await putting;
    expect(callsOf('getInventoryCount').length).toBe(2);
  });

  test('[INB-06] an item that was already open does not reduce the unread count again', async () => {
    const { deps, store, callsOf } = sessionWith({ answers: answersWith([valentine('v0', { status: 'opened' })]) });
    await refreshInventory(deps);
    await putValentine(deps, valentine('v0', { status: 'opened', answer: 'Thanks' }));
    expect(store.getState().inventory.count?.unread).toBe(2);
    expect(store.getState().inventory.items[0]?.answer).toBe('Thanks');
    expect(callsOf('getInventoryCount').length).toBe(1);
  });

  test('[SEC-04] the unread count is never negative', async () => {
    const { deps, store } = sessionWith({ answers: { ...answersWith(many(1)), getInventoryCount: () => ({ ...count, unread: 0 }) } });
    await refreshInventory(deps);
    await putValentine(deps, valentine('v0', { status: 'opened' }));
    expect(store.getState().inventory.count?.unread).toBe(0);
  });
});

describe('a change event', () => {
  test('[INB-12] a change event updates the badge without a call before the inbox is visited', async () => {
    const { deps, store, apiCalls } = sessionWith();
    await applyCountEvent(deps, { ...count, unread: 7 });
    expect(store.getState().inventory.count?.unread).toBe(7);
    expect(apiCalls).toEqual([]);
  });

  test('[INB-12] a change event adds new items to an open inbox without a loading state', async () => {
    const items = many(2);
    const { deps, store } = sessionWith({
      answers: {
        ...answersWith(items),
        getValentines: (input) => {
          expect(store.getState().inventory.loading).toBe(items.length === 2);
          return answersWith(items).getValentines?.(input) ?? { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };
        },
      },
    });
    await refreshInventory(deps);
    items.unshift(valentine('new'));
    await applyCountEvent(deps, count);
    expect(store.getState().inventory.items.map(({ id }) => id)).toEqual(['new', 'v0', 'v1']);
  });

  /** An inbox with two notes and the given version. */
  function changed(version: number): Answers {
    const serverAnswers = answersWith(many(2));
    const empty = { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };
    return { ...serverAnswers, getValentines: async (input) => ({ ...((await serverAnswers.getValentines?.(input)) ?? empty), version }) };
  }

  test('[ENV-07][INB-12] opening the connection during a refresh loads the list once, in either order', async () => {
    const { deps, callsOf } = sessionWith({ answers: changed(4) });
    await Promise.all([applyLiveStart(deps, count, 4), refreshInventory(deps)]);
    expect(callsOf('getValentines').length).toBe(1);
  });

  test('[INB-12] opening the connection reloads the list only if its version is older, even if the counts are equal', async () => {
    const { deps, callsOf } = sessionWith({ answers: changed(4) });
    await refreshInventory(deps);
    await applyLiveStart(deps, count, 4);
    expect(callsOf('getValentines').length).toBe(1);
    await applyLiveStart(deps, count, 5);
    expect(callsOf('getValentines').length).toBe(2);
  });

  test('[INB-12] a change event keeps the pages that are loaded', async () => {
    const items = many(70);
    const { deps, store } = sessionWith({ answers: answersWith(items) });
    await refreshInventory(deps);
    for (let page = 0; page < 3; page++) await loadMoreInventory(deps);
    items.unshift(valentine('new'));
    await applyCountEvent(deps, count);
    const ids = store.getState().inventory.items.map(({ id }) => id);
    expect(ids[0]).toBe('new');
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids).toContain('v69');
  });

  test('[INB-12] a change event updates a note far down the list and removes deleted ones', async () => {
    const items = many(130);
    const { deps, store, callsOf } = sessionWith({ answers: answersWith(items) });
    await refreshInventory(deps);
    for (let page = 0; page < 6; page++) await loadMoreInventory(deps);
    const before = callsOf('getValentines').length;
    items[119] = valentine('v119', { status: 'opened', answer: 'From another phone' });
    items.splice(60, 1);
    await applyCountEvent(deps, count);
    const loaded = store.getState().inventory.items;
    expect(loaded.find(({ id }) => id === 'v119')?.answer).toBe('From another phone');
    expect(loaded.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(callsOf('getValentines').length - before).toBe(3);
  });

  test('[INB-12] a reload does not revert an item that was changed here during the request', async () => {
    const answer = deferred<Awaited<ReturnType<NonNullable<Answers['getValentines']>>>>();
    const items = many(2);
    const serverAnswers = answersWith(items);
    let isSlow = false;
    const { deps, store } = sessionWith({
      answers: {
        ...serverAnswers,
        getValentines: (input) => (isSlow ? answer.promise : (serverAnswers.getValentines?.(input) ?? answer.promise)),
      },
    });
    await refreshInventory(deps);
    isSlow = true;
    const renewing = applyCountEvent(deps, count);
    await new Promise((resolve) => setTimeout(resolve));
    await putValentine(deps, valentine('v1', { status: 'opened', message: 'Hello' }));
    answer.resolve({ valentines: items, pagination: { total: 2, skip: 0, limit: 20 } });
    await renewing;
    expect(store.getState().inventory.items[1]).toMatchObject({ status: 'opened', message: 'Hello' });
  });

  test('[INB-12] any number of change events during a reload cause one more reload', async () => {
    const answers = Array.from({ length: 3 }, () => deferred<Awaited<ReturnType<NonNullable<Answers['getValentines']>>>>());
    let asked = 0;
    const { deps, store } = sessionWith({
      answers: { getInventoryCount: () => count, getValentines: () => answers[asked++]?.promise ?? Promise.reject(new Error('too often')) },
    });
    const page = (id: string) => ({ valentines: [valentine(id)], pagination: { total: 1, skip: 0, limit: 20 } });
    answers[0]?.resolve(page('a'));
    await refreshInventory(deps);
    const renewing = Array.from({ length: 4 }, () => applyCountEvent(deps, count));
    await Promise.resolve();
    renewing.push(...Array.from({ length: 4 }, () => applyCountEvent(deps, count)));
    answers[1]?.resolve(page('b'));
    answers[2]?.resolve(page('c'));
    await Promise.all(renewing);
    expect([asked, store.getState().inventory.items.map(({ id }) => id)]).toEqual([3, ['c']]);
  });
});
