import { useSession } from '@billet/shared-bridge';
import type { RevealPack } from '@billet/shared-domain/contract';
import { DEFAULT_PACK, packOffers } from '@billet/shared-domain/rules/packs';
import { useEffect, useState } from 'react';
import { useDoneElsewhere, useSheet } from '../sheet/sheet-context.ts';
import type { PacksModel } from './packs-view.tsx';

/** Model of the step in which the user chooses a pack to reveal the sender of the sheet's note. */
export function usePacks(): PacksModel {
  const { layer, layers, note, reveal } = useSheet();
  const [chosen, choose] = useState<RevealPack>(DEFAULT_PACK);
  const [prices, setPrices] = useState<PacksModel['prices']>({});
  const isIdle = reveal.phase === 'idle';
  useDoneElsewhere(note.isRevealCompleted && isIdle);
  const reveals = useSession(({ userData }) => userData.user?.availableReveals ?? 0);
  const [fewest, setFewest] = useState(reveals);
  if (reveals < fewest) setFewest(reveals);
  // reveals gained since this step opened (bought on another device or earned by a task) are offered before a pack is sold. An older, lower number led here and does not count
  const isBoughtElsewhere = reveals > fewest && isIdle && !note.isRevealCompleted;
  useEffect(() => {
    if (isBoughtElsewhere) layers.follow(layer, { step: 'confirm', id: layer.id });
  });
  const total = prices[chosen] ?? packOffers[chosen].total;
  return {
    chosen,
    prices,
    phase: reveal.phase,
    choose,
    buy: () => reveal.buy(layer, chosen, total, (price) => setPrices((known) => ({ ...known, [chosen]: price }))),
  };
}
