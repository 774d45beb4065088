import type { RevealPack } from '@billet/shared-domain/contract';
import { inSheet, nothing } from '../item/in-sheet.tsx';
import { PacksView } from './packs-view.tsx';

const packs = (chosen: RevealPack, isBuying = false) => (
  <PacksView chosen={chosen} isBuying={isBuying} onChoose={nothing} onBuy={nothing} onBack={nothing} onClose={nothing} />
);

export const packsStates = [
  inSheet('packs/three', packs('pack_3')),
  inSheet('packs/one', packs('pack_1')),
  inSheet('packs/six', packs('pack_6')),
  inSheet('packs/buying', packs('pack_3', true)),
];
