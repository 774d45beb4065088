import type { ApiFailure, PagedState } from '@billet/shared-bridge';

/** A list of the server's as a view shows it. */
export interface ListModel<Row> {
  readonly status: 'loading' | 'failed' | 'ready';
  /** None until they are here. */
  readonly rows: readonly Row[];
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  /** Why the list, or its next page, didn't come. */
  readonly failure: ApiFailure | null;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

export function listOf<Row, A>({ status, data, more, failure, moreFailure, retry, loadMore }: PagedState<Row, A>): ListModel<Row> {
  return { status, rows: data?.rows ?? [], more, failure: moreFailure ?? failure, onRetry: retry, onMore: loadMore };
}
