import { usePagedCall } from '@billet/shared-bridge';
import type { SentItem } from '@billet/shared-domain/contract';
import { type ListModel, listOf } from '../list/list-model.ts';
import { type Keyed, withKeys } from '../list/with-keys.ts';

export type SentRow = Keyed<SentItem>;

/** The notes of a page with unique keys: notes can have the same time. The key leaves out what may change: state and answer. */
export const sentRowsOf = (sent: readonly SentItem[]): SentRow[] =>
  withKeys(sent, ({ sentAt, recipient, item, message }) => [sentAt, recipient, item.id, message]);

/** Notes that the user sent, as far as the server links them to the user. */
export function useSent(): ListModel<SentRow> {
  return listOf(
    usePagedCall(
      'getSent',
      (skip) => ({ query: { skip } }),
      ({ sent }) => sentRowsOf(sent),
      { keyOf: ({ key }) => key },
    ),
  );
}
