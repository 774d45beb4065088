import { Sheet } from '@billet/shared-bridge';
import type { ReactNode } from 'react';
import { sampleItems, sampleWishlist } from '../gifts/samples.ts';
import { failedCall, loadingCall, nothing, readyCall } from '../samples.ts';
import { type WishesModel, WishesView } from './wishes-view.tsx';

function wishes(chosen: readonly string[], changes: Partial<WishesModel> = {}): ReactNode {
  const gifts = readyCall({ items: sampleItems, wishlist: sampleWishlist });
  const model: WishesModel = { gifts, now: new Date('2026-10-14T09:00:00Z'), chosen, toggle: nothing, close: nothing, ...changes };
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <WishesView model={model} />
    </Sheet>
  );
}

export const wishesStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'wishes / none', render: () => wishes([]) },
  { name: 'wishes / two', render: () => wishes(['ring', 'wish_pack']) },
  { name: 'wishes / three', render: () => wishes(['ring', 'teddy', 'unicorn']) },
  { name: 'wishes / loading', render: () => wishes([], { gifts: loadingCall }) },
  { name: 'wishes / failed', render: () => wishes([], { gifts: failedCall }) },
];
