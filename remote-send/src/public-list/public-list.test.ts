import type { PublicValentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { appendPage, emptyList, hasMore, listType, withoutPage } from './public-list.ts';

const one = (id: string): PublicValentine => ({ id, item: { id: 'tulip' }, message: 'm', answer: 'a', type: 'ordinary' });
const page = (total: number, ...ids: string[]) => ({ valentines: ids.map(one), pagination: { total } });
const ids = (list: { valentines: readonly PublicValentine[] }) => list.valentines.map(({ id }) => id);

describe('the public list', () => {
  test('[PUB-01a] the next page is appended until all are there', () => {
    const first = appendPage(emptyList, page(3, 'a', 'b'));
    expect(ids(first)).toEqual(['a', 'b']);
    expect(hasMore(first)).toBe(true);
    const second = appendPage(first, page(3, 'c'));
    expect(ids(second)).toEqual(['a', 'b', 'c']);
    expect(hasMore(second)).toBe(false);
  });

  test('[PUB-01b] what moved to the next page meanwhile stands there once, and an empty page ends the list', () => {
    const first = appendPage(emptyList, page(3, 'a', 'b'));
    expect(ids(appendPage(first, page(4, 'b', 'c')))).toEqual(['a', 'b', 'c']);
    expect(hasMore(appendPage(first, page(3)))).toBe(false);
  });

  test('[PUB-01c] the list is of one mode', () => {
    expect(listType('valentine')).toBe('valentine');
    expect(listType('anonymous')).toBe('anon_message');
  });

  test('[ERR-05a] a page that does not come leaves the list as it is, and it can be asked for again', () => {
    const first = appendPage(emptyList, page(3, 'a', 'b'));
    expect(withoutPage({ ...first, isLoading: true })).toEqual(first);
    expect(hasMore(withoutPage(emptyList))).toBe(false);
  });
});
