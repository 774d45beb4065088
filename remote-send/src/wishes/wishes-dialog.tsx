import { bridge, Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useWishes } from './use-wishes.ts';
import { WishesView } from './wishes-view.tsx';

/** Sheet in which users choose the gifts that they would like to get (GFT-07). */
export default function WishesDialog({ from, onClose }: { readonly from?: 'settings'; readonly onClose: () => void }) {
  const text = useText();
  const onBack = from && (() => bridge().shell.openDialog(from, {}));
  return (
    <Sheet isOpen onClose={onClose} onBack={onBack} label={text('send-wishes')}>
      <WishesView model={useWishes(onClose, onBack)} />
    </Sheet>
  );
}
