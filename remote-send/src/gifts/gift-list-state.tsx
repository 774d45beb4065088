import { explain } from '@billet/shared-bridge';
import type { Item } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { GiftArt, ListState } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { GiftGridSkeleton } from './gift-grid.tsx';
import type { Gifts } from './use-gifts.ts';

export interface GiftListStateProps {
  readonly gifts: Gifts;
  /** Renders the loaded gifts. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Loading, failed and loaded state of the gifts. */
export function GiftListState({ gifts, children }: GiftListStateProps) {
  const text = useText();
  const missing = { art: <GiftArt itemId="oops" size={112} />, title: text('send-gifts-missing-title') };
  const why = explain(gifts.failure, 'send-missing-text');
  return (
    <ListState
      status={gifts.status}
      isEmpty={gifts.data?.items.length === 0}
      loading={{ label: text('send-gifts-loading'), skeleton: <GiftGridSkeleton /> }}
      failed={{ ...missing, text: text(why.id, why.args), retryLabel: text('send-again'), onRetry: gifts.retry }}
      empty={missing}
    >
      {gifts.data && children(gifts.data.items)}
    </ListState>
  );
}
