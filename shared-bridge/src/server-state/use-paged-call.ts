import type { Answer, JsonCallName } from '@billet/shared-domain/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiFailure, CallInput } from '../contract.ts';
import { queryClient } from './query-client.ts';
import { type CallOptions, type CallState, failureOfError, fetchCall, keyOfInput, loadedOf, useRefresh } from './use-call.ts';
import { useChange } from './use-change.ts';

/** The loaded part of a list. */
export interface Paged<Row, A> {
  readonly rows: readonly Row[];
  /** The answer with the last page. */
  readonly last: A;
  readonly hasMore: boolean;
  /** Number of rows that were received twice, because they moved to the next page. They count for the offset of the next page. */
  readonly repeated: number;
}

export interface PagedOptions<Row, A> extends CallOptions {
  /** The identity of a row. Defaults to its `id`. */
  readonly keyOf?: (row: Row) => string | number;
  /** Whether there are rows after `skip` and this answer. Defaults to the `pagination` of the answer. */
  readonly hasMore?: (answer: A, skip: number) => boolean;
}

export type PagedState<Row, A> = CallState<Paged<Row, A>> & {
  /** none: all rows are loaded · ready: there are more. */
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  readonly moreFailure: ApiFailure | null;
  /** Loads the next page, also after a failure. Does nothing while a page is loading or when all rows are loaded. */
  loadMore(): void;
};

interface Page<Row, A> {
  readonly answer: A;
  /** The rows of the answer, as changed since. */
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}
type Pages<Row, A> = InfiniteData<Page<Row, A>, number>;

const idOfRow = (row: unknown) => (row as { readonly id: string }).id;
const rowsIn = <Row, A>(pages: readonly Page<Row, A>[]): Row[] => pages.flatMap(({ rows }) => rows);

function pagedOf<Row, A>({ pages }: Pages<Row, A>, keyOf: (row: Row) => string | number): Paged<Row, A> {
  const all = rowsIn(pages);
  const rows = [...new Map(all.map((row) => [keyOf(row), row])).values()];
  const last = pages.at(-1) as Page<Row, A>;
  return { rows, last: last.answer, hasMore: last.hasMore, repeated: all.length - rows.length };
}

/** Replaces and removes the rows that a change replaces and removes. */
function withRows<Row, A>(cached: Pages<Row, A>, rows: readonly Row[], keyOf: (row: Row) => string | number): Pages<Row, A> {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return { ...cached, pages: cached.pages.map((page) => ({ ...page, rows: page.rows.flatMap((row) => byKey.get(keyOf(row)) ?? []) })) };
}

/**
 * A list that is loaded page by page. `inputAt` returns the input for the rows after the first `skip`. The input of the first page
 * identifies the list. A refresh loads as many pages as are held and replaces them at once. A change may replace and remove rows.
 */
export function usePagedCall<N extends JsonCallName, Row>(
  name: N,
  inputAt: (skip: number) => CallInput<N>,
  rowsOf: (answer: Answer<N>) => readonly Row[],
  { on, keyOf = idOfRow, hasMore }: PagedOptions<Row, Answer<N>> = {},
): PagedState<Row, Answer<N>> {
  const client = queryClient();
  const queryKey = ['pages', ...keyOfInput(name, inputAt(0))];
  const byPagination = (answer: Answer<N>, skip: number) => {
    const { pagination } = answer as { readonly pagination: { readonly total: number } };
    return pagination.total > skip + rowsOf(answer).length;
  };
  const load = async (skip: number, signal: AbortSignal): Promise<Page<Row, Answer<N>>> => {
    const answer = await fetchCall(name, inputAt(skip), signal);
    const rows = rowsOf(answer);
    // an empty page ends the list, whatever total the server reports
    return { answer, rows, hasMore: rows.length > 0 && (hasMore ?? byPagination)(answer, skip) };
  };
  const query = useInfiniteQuery<Page<Row, Answer<N>>, Error, Paged<Row, Answer<N>>, typeof queryKey, number>(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.hasMore ? rowsIn(pages).length : null),
      select: (cached) => pagedOf(cached, keyOf),
      meta: { on },
    },
    client,
  );
  const { shown, change } = useChange<Pages<Row, Answer<N>>, Paged<Row, Answer<N>>>(queryKey, (cached, apply) =>
    withRows(cached, apply(pagedOf(cached, keyOf)).rows, keyOf),
  );
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const moreFailure = error && isFetchNextPageError && !isFetchingNextPage ? failureOfError(error) : null;
  const more = isFetchingNextPage ? 'loading' : moreFailure ? 'failed' : 'ready';
  const loadMore = async () => {
    if (client.isFetching({ queryKey, exact: true }) > 0) await refetch({ cancelRefetch: false });
    await fetchNextPage({ cancelRefetch: false });
  };
  return {
    ...loadedOf(data && shown(data), isFetchNextPageError ? null : error),
    retry: useCallback(() => void refetch(), [refetch]),
    refresh: useRefresh(queryKey),
    change,
    more: hasNextPage ? more : 'none',
    moreFailure,
    loadMore: () => void (hasNextPage && !isFetchingNextPage && loadMore()),
  };
}
