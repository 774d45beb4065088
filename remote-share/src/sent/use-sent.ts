import { usePagedCall } from '@billet/shared-bridge';
import type { SentItem } from '@billet/shared-domain/contract';
import { type ListModel, listOf } from '../list/list-model.ts';

/** What the person sent, as far as anything ties it to them. */
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
