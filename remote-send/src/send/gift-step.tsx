import { useText } from '@billet/shared-i18n';
import { Banner, SegmentedControl, SheetBody } from '@billet/shared-ui';
import { useState } from 'react';
import { GiftGrid } from '../gifts/gift-grid.tsx';
import { giftTab, wishlistTab } from '../gifts/gift-list.ts';
import { GiftListState } from '../gifts/gift-list-state.tsx';
import styles from './gift-step.module.css';
import type { SendModel } from './use-send.ts';

/** First step: choice of the gift. */
export function GiftStep({ model }: { readonly model: SendModel }) {
  const text = useText();
  const [tab, setTab] = useState<'gifts' | 'wishlist'>('gifts');
  const options = [
    { value: 'gifts', label: text('send-tab-gifts') },
    { value: 'wishlist', label: text('send-tab-wishlist') },
  ] as const;
  const { name, isGhost, form, surprise, pick } = model;
  return (
    <SheetBody
      title={text('send-pick-title')}
      subtitle={text('send-pick-subtitle', { name })}
      onClose={model.close}
      closeLabel={text('send-close')}
    >
      <div className={styles.content}>
        <SegmentedControl label={text('send-tabs')} options={options} value={tab} onChange={setTab} />
        {isGhost && <Banner tone="info">{text('send-ghost', { name })}</Banner>}
        <GiftListState gifts={model.gifts}>
          {(items) => {
            const gifts = tab === 'gifts' ? giftTab(items, surprise, model.now) : wishlistTab(items, model.gifts.data?.wishlist ?? []);
            return <GiftGrid gifts={gifts} items={items} selectedId={form.selectedGift} isFreeOnly={isGhost} onPick={pick} />;
          }}
        </GiftListState>
      </div>
    </SheetBody>
  );
}
