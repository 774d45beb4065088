import { usePagedCall } from '@billet/shared-bridge';
import type { SentItem } from '@billet/shared-domain/contract';
import { type ListModel, listOf } from '../list/list-model.ts';

/** Notes that the user sent, as far as the server links them to the user. */
export function useSent(): ListModel<SentItem> {
  return listOf(
    usePagedCall(
      'getSent',
      (skip) => ({ query: { skip } }),
      ({ sent }) => sent,
      { keyOf: ({ sentAt }) => sentAt },
    ),
  );
}
