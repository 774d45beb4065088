import type { ListModel } from '../list/list-model.ts';
import { nothing } from './in-sheet.tsx';

/** A list of these rows, and no more to come unless `changes` say so. */
export function sampleList<Row>(rows: readonly Row[], changes: Partial<ListModel<Row>> = {}): ListModel<Row> {
  return { status: 'ready', rows, more: 'none', failure: null, onRetry: nothing, onMore: nothing, ...changes };
}

/** A list that is on its way, and one that didn't come. */
export const loadingList: ListModel<never> = sampleList([], { status: 'loading' });
export const failedList: ListModel<never> = sampleList([], { status: 'failed', failure: { kind: 'network' } });
