import type { RevealPack } from '@billet/shared-domain/contract';
import { DEFAULT_PACK, packOffers } from '@billet/shared-domain/rules/packs';
import { useState } from 'react';
import { useDoneElsewhere, useSheet } from '../sheet/sheet-context.ts';
import type { PacksModel } from './packs-view.tsx';

/** The choice of a pack on the way to the sender of the sheet's note. */
export function usePacks(): PacksModel {
  const { layer, note, reveal } = useSheet();
  const [chosen, choose] = useState<RevealPack>(DEFAULT_PACK);
  const [prices, setPrices] = useState<PacksModel['prices']>({});
  useDoneElsewhere(note.isRevealCompleted && reveal.phase === 'idle');
  const total = prices[chosen] ?? packOffers[chosen].total;
  return {
    chosen,
    prices,
    phase: reveal.phase,
    choose,
    buy: () => reveal.buy(layer, chosen, total, (price) => setPrices((known) => ({ ...known, [chosen]: price }))),
  };
}
