import type { ListModel } from '../list/list-model.ts';
import { nothing } from './in-sheet.tsx';

/** Sample list with these rows and no further page, unless `changes` override it. */
export function sampleList<Row>(rows: readonly Row[], changes: Partial<ListModel<Row>> = {}): ListModel<Row> {
  return { status: 'ready', rows, more: 'none', failure: null, onRetry: nothing, onMore: nothing, ...changes };
}

/** Loading list and failed list. */
export const loadingList: ListModel<never> = sampleList([], { status: 'loading' });
export const failedList: ListModel<never> = sampleList([], { status: 'failed', failure: { kind: 'network' } });
