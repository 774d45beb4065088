import type { ApiFailure, PagedState } from '@billet/shared-bridge';

/** View model of a list from the server. */
export interface ListModel<Row> {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Empty until the list is loaded. */
  readonly rows: readonly Row[];
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  /** Why the list or its next page failed to load. */
  readonly failure: ApiFailure | null;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

export function listOf<Row, A>({ status, data, more, failure, moreFailure, retry, loadMore }: PagedState<Row, A>): ListModel<Row> {
  return { status, rows: data?.rows ?? [], more, failure: moreFailure ?? failure, onRetry: retry, onMore: loadMore };
}
