import type { Item } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, EmptyState } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { GiftGridSkeleton } from './gift-grid.tsx';
import type { Items } from './use-items.ts';

export interface GiftListStateProps {
  readonly items: Items;
  readonly reload: () => void;
  /** The gifts once they are there. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Gifts that are on their way, that didn't come, or that are there. */
export function GiftListState({ items, reload, children }: GiftListStateProps) {
  const text = useText();
  if (items.status === 'loading') return <GiftGridSkeleton label={text('send-gifts-loading')} />;
  if (items.status === 'ready') return children(items.items);
  return (
    <EmptyState
      artId="gift_closed"
      title={text('send-gifts-missing-title')}
      text={text('send-gifts-missing-text')}
      action={
        <Button variant="secondary" onClick={reload}>
          {text('send-gifts-again')}
        </Button>
      }
    />
  );
}
