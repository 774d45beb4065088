import { useSession } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useMemo } from 'react';
import type { InboxList } from './inbox-view.tsx';
import { listStateOf } from './list-state.ts';
import { useArrivals } from './use-arrivals.ts';
import { useCards } from './use-cards.ts';

const none: readonly Valentine[] = [];

/** The inventory as the grid shows it. */
export function useInboxList(hasEarlyReveal: boolean): InboxList {
  const inventory = useSession((session) => session.inventory);
  const mode = useSession((session) => session.mode.mode);
  const list = listStateOf(inventory, mode);
  const items = list.kind === 'full' ? list.items : none;
  const cards = useCards(items, hasEarlyReveal);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const arrivals = useArrivals(`${mode} ${inventory.filter}`, list.kind === 'full' || list.kind === 'empty' ? ids : null);
  return list.kind === 'full' ? { kind: 'full', cards, arrivals, more: list.more } : list;
}
