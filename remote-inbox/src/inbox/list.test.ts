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

describe('[INB-03] state of the note list', () => {
  test('[INB-03] an inbox without notes is empty, with a flag when a filter hides all of them', () => {
    expect(listStateOf(inventory(), 'valentine')).toEqual({ kind: 'empty', isFiltered: false });
    expect(listStateOf(inventory({ filter: 'sent' }), 'valentine')).toEqual({ kind: 'empty', isFiltered: true });
  });

  test('[INB-03] items of the other mode, or none yet, count as loading and not as empty', () => {
    expect(listStateOf(inventory({ items, itemsMode: 'anonymous' }), 'valentine').kind).toBe('loading');
    expect(listStateOf(inventory({ itemsMode: null }), 'valentine').kind).toBe('loading');
  });

  test('[INB-03] a failed first load is shown as failed, and as loading while it is retried', () => {
    expect(listStateOf(inventory({ itemsMode: null, error }), 'valentine')).toEqual({ kind: 'failed', failure: error });
    expect(listStateOf(inventory({ itemsMode: null, error, loading: true }), 'valentine').kind).toBe('loading');
  });

  test('[INB-03] the load-more state is ready while the server holds more, loading during a request and failed after an error', () => {
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

test('[INB-01][INB-05] unread notes are counted by mode, without closed valentines', () => {
  expect(unreadOf({ ordinary: 3, super: 2, total: 9, unread: 3, unreadAnonymous: 1 }, 0)).toEqual({ anonymous: 1, valentine: 2 });
  expect(unreadOf({ ordinary: 3, super: 2, total: 9, unread: 3, unreadAnonymous: 1 }, 2)).toEqual({ anonymous: 1, valentine: 0 });
  expect(unreadOf(null, 0)).toBe(null);
});

test('[INB-11] only the anonymous count includes the early user bonus', () => {
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

test('[INB-02] each API filter maps back to its own filter', () => {
  for (const filter of filters) expect(filterOf(apiFilterOf(filter))).toBe(filter);
});
