import { sampleNote } from '@billet/shared-bridge/testing';
import { describe, expect, test } from '@rstest/core';
import { apiFilterOf, countOfMode, filterOf, filters, type Inventory, listStateOf, unreadOf } from './list.ts';

const inventory = (change: Partial<Inventory> = {}): Inventory => ({
  items: [],
  loading: false,
  loadingMore: false,
  error: null,
  filter: 'all',
  itemsMode: 'valentine',
  total: 0,
  count: null,
  ...change,
});
const error = { kind: 'network' } as const;
const items = [sampleNote()];

describe('[INB-03] what stands where the grid is', () => {
  test('[INB-03] nothing received: the empty state; nothing that matches a filter says so', () => {
    expect(listStateOf(inventory(), 'valentine')).toEqual({ kind: 'empty', isFiltered: false });
    expect(listStateOf(inventory({ filter: 'sent' }), 'valentine')).toEqual({ kind: 'empty', isFiltered: true });
  });

  test('[INB-03] items of the other mode, or none yet, are not shown as an empty inbox', () => {
    expect(listStateOf(inventory({ items, itemsMode: 'anonymous' }), 'valentine').kind).toBe('loading');
    expect(listStateOf(inventory({ itemsMode: null }), 'valentine').kind).toBe('loading');
  });

  test('[INB-03] a failed first load can be tried again, and while it is, the grid is awaited', () => {
    expect(listStateOf(inventory({ itemsMode: null, error }), 'valentine')).toEqual({ kind: 'failed', failure: error });
    expect(listStateOf(inventory({ itemsMode: null, error, loading: true }), 'valentine').kind).toBe('loading');
  });

  test('[INB-03] load more stands while the server holds more, and says when it failed', () => {
    const more = (change: Partial<Inventory>) => {
      const list = listStateOf(inventory({ items, total: 2, ...change }), 'valentine');
      return list.kind === 'full' ? list.more : list.kind;
    };
    expect(more({})).toBe('ready');
    expect(more({ loadingMore: true })).toBe('loading');
    expect(more({ error })).toBe('failed');
    expect(more({ total: 1, error })).toBe('none');
  });
});

test('[INB-01] the count title counts the mode on screen: valentines with super ones, or anonymous messages', () => {
  const count = { ordinary: 3, super: 2, total: 9, unread: 1, unreadAnonymous: 0 };
  expect(countOfMode(count, 'valentine', null)).toBe(5);
  expect(countOfMode(count, 'anonymous', null)).toBe(4);
  expect(countOfMode(null, 'anonymous', null)).toBe(0);
});

test('[INB-01] what waits is counted by mode', () => {
  expect(unreadOf({ ordinary: 3, super: 2, total: 9, unread: 3, unreadAnonymous: 1 })).toEqual({ anonymous: 1, valentine: 2 });
  expect(unreadOf(null)).toBe(null);
});

test('[INB-11] the anonymous count has the bonus of those who came early, the other has not', () => {
  const count = { ordinary: 3, super: 2, total: 9, unread: 1, unreadAnonymous: 0 };
  expect(countOfMode(count, 'anonymous', '2025-02-14T20:59:59.999Z')).toBe(6);
  expect(countOfMode(count, 'anonymous', '2025-02-20T00:00:00.000Z')).toBe(5);
  expect(countOfMode(count, 'anonymous', '2025-03-01T00:00:00.000Z')).toBe(4);
  expect(countOfMode(count, 'valentine', '2025-01-01T00:00:00.000Z')).toBe(5);
});

test('[INB-02] the filters all, unanswered, unopened and opened ask the API for all, unanswered, sent and opened', () => {
  expect(filters.map((filter) => [filter, apiFilterOf(filter)])).toEqual([
    ['all', 'all'],
    ['unanswered', 'unanswered'],
    ['unopened', 'sent'],
    ['opened', 'opened'],
  ]);
});

test('[INB-02] the filter that the API names is shown by its own word', () => {
  for (const filter of filters) expect(filterOf(apiFilterOf(filter))).toBe(filter);
});
