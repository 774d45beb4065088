import type { Answer, JsonCallName } from '@billet/shared-domain/contract';
import type { ApiFailure, CallInput } from '../contract.ts';
import { type Paged, pagedDeps } from './paged.ts';
import { makeResource } from './resource.ts';
import { askFor, type CallOptions, idOf } from './use-call.ts';
import { type CallState, useResource } from './use-resource.ts';

export interface PagedOptions<Row, A> extends CallOptions {
  /** What tells rows apart; their `id` unless given. */
  readonly keyOf?: (row: Row) => string | number;
  /** Whether there is more behind `skip` rows and this answer's; told by the answer's `pagination` unless given. */
  readonly hasMore?: (answer: A, skip: number) => boolean;
}

export type PagedState<Row, A> = CallState<Paged<Row, A>> & {
  /** none: all is here · ready: there is more to ask for. */
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  readonly moreFailure: ApiFailure | null;
  /** Asks for the next page, also after a failure; while one is under way, or when all is here, it does nothing. */
  loadMore(): void;
};

const idOfRow = (row: unknown) => (row as { readonly id: string }).id;

/**
 * A list that comes a page at a time. `inputAt` says how to ask for the rows behind the first `skip`; the input of the
 * first page stands for the whole list.
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
