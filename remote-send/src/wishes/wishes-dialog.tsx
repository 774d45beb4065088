import { Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useWishes } from './use-wishes.ts';
import { WishesView } from './wishes-view.tsx';

/** Sheet in which users choose the gifts that they would like to get (GFT-07). */
export default function WishesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Sheet isOpen onClose={onClose} label={text('send-wishes')}>
      <WishesView model={useWishes(onClose)} />
    </Sheet>
  );
}
