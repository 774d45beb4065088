import type { Answer, JsonCallName } from '@billet/shared-domain/contract';
import type { ApiFailure, CallInput } from '../contract.ts';
import { type Paged, pagedDeps } from './paged.ts';
import { makeResource } from './resource.ts';
import { askFor, type CallOptions, idOf } from './use-call.ts';
import { type CallState, useResource } from './use-resource.ts';

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

const idOfRow = (row: unknown) => (row as { readonly id: string }).id;

/**
 * A list that is loaded page by page. `inputAt` returns the input for the rows after the first `skip`. The input of the first page
 * identifies the list.
 */
export function usePagedCall<N extends JsonCallName, Row>(
  name: N,
  inputAt: (skip: number) => CallInput<N>,
  rowsOf: (answer: Answer<N>) => readonly Row[],
  { on, keyOf = idOfRow, hasMore }: PagedOptions<Row, Answer<N>> = {},
): PagedState<Row, Answer<N>> {
  const byPagination = (answer: Answer<N>, skip: number) => {
    const { pagination } = answer as { readonly pagination: { readonly total: number } };
    return pagination.total > skip + rowsOf(answer).length;
  };
  const ask = (skip: number, signal: AbortSignal) => askFor(name, inputAt(skip), signal);
  const make = () => makeResource(pagedDeps({ ask, rowsOf, keyOf, hasMore: hasMore ?? byPagination }));
  const [state, { isLoadingMore, moreFailure }, { loadMore }] = useResource(idOf(name, inputAt(0)), make, on);
  const hasNext = state.status === 'ready' && state.data.hasMore;
  const more = isLoadingMore ? 'loading' : moreFailure ? 'failed' : 'ready';
  return { ...state, more: hasNext ? more : 'none', moreFailure, loadMore: () => hasNext && loadMore() };
}
