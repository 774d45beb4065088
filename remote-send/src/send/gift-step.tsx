import { useText } from '@billet/shared-i18n';
import { Banner, Button, EmptyState, SegmentedControl, SheetBody } from '@billet/shared-ui';
import { useState } from 'react';
import { GiftGrid, GiftGridSkeleton } from '../gifts/gift-grid.tsx';
import { giftTab, type ShownGift, wishlistTab } from '../gifts/gift-list.ts';
import type { Items } from '../gifts/use-items.ts';
import styles from './gift-step.module.css';

export interface GiftStepProps {
  readonly firstName: string;
  /** The recipient can't receive paid gifts yet. */
  readonly isGhost: boolean;
  readonly items: Items;
  readonly surprise: ShownGift | null;
  readonly selectedGift: string | null;
  readonly onPick: (id: string) => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The first step: which gift. */
export function GiftStep(props: GiftStepProps) {
  const text = useText();
  const [tab, setTab] = useState<'gifts' | 'wishlist'>('gifts');
  const options = [
    { value: 'gifts', label: text('send-tab-gifts') },
    { value: 'wishlist', label: text('send-tab-wishlist') },
  ] as const;
  return (
    <SheetBody
      title={text('send-pick-title')}
      subtitle={text('send-pick-subtitle', { name: props.firstName })}
      onClose={props.onClose}
      closeLabel={text('send-close')}
    >
      <div className={styles.content}>
        <SegmentedControl label={text('send-tabs')} options={options} value={tab} onChange={setTab} />
        {props.isGhost && <Banner tone="info">{text('send-ghost', { name: props.firstName })}</Banner>}
        <Gifts {...props} tab={tab} />
      </div>
    </SheetBody>
  );
}

function Gifts({ items, tab, surprise, selectedGift, isGhost, onPick, onReload }: GiftStepProps & { readonly tab: 'gifts' | 'wishlist' }) {
  const text = useText();
  if (items.status === 'loading') return <GiftGridSkeleton label={text('send-gifts-loading')} />;
  if (items.status === 'failed') {
    return (
      <EmptyState
        artId="gift_closed"
        title={text('send-gifts-missing-title')}
        text={text('send-gifts-missing-text')}
        action={
          <Button variant="secondary" onClick={onReload}>
            {text('send-gifts-again')}
          </Button>
        }
      />
    );
  }
  const gifts = tab === 'gifts' ? giftTab(items.items, surprise) : wishlistTab(items.items);
  return <GiftGrid gifts={gifts} items={items.items} selectedId={selectedGift} isFreeOnly={isGhost} onPick={onPick} />;
}
