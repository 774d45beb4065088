import { useText } from '@billet/shared-i18n';
import { Banner, SegmentedControl, SheetBody } from '@billet/shared-ui';
import { useId, useState } from 'react';
import { GiftGrid, type GiftGridProps } from '../gifts/gift-grid.tsx';
import { giftTab, listWithoutWishes, wishesList, wishlistTab } from '../gifts/gift-list.ts';
import { GiftListState } from '../gifts/gift-list-state.tsx';
import styles from './gift-step.module.css';
import type { SendModel } from './use-send.ts';

/** First step: choice of the gift. The recipient's wishes come first; without any, the configured wishlist is a second tab. */
export function GiftStep({ model }: { readonly model: SendModel }) {
  const text = useText();
  const [tab, setTab] = useState<'gifts' | 'wishlist'>('gifts');
  const options = [
    { value: 'gifts', label: text('send-tab-gifts') },
    { value: 'wishlist', label: text('send-tab-wishlist') },
  ] as const;
  const { name, isGhost, form, surprise, now, pick } = model;
  // paid gifts do not reach a ghost yet
  const wishes = isGhost ? [] : model.wishes;
  const wished = wishesList(wishes, model.gifts.data?.items ?? [], now);
  const hasTabs = model.gifts.data === null ? wishes.length === 0 : wished.length === 0;
  return (
    <SheetBody
      title={text('send-pick-title')}
      subtitle={text('send-pick-subtitle', { name })}
      onClose={model.close}
      closeLabel={text('send-close')}
    >
      <div className={styles.content}>
        {hasTabs && <SegmentedControl label={text('send-tabs')} options={options} value={tab} onChange={setTab} />}
        {isGhost && <Banner tone="info">{text('send-ghost', { name })}</Banner>}
        <GiftListState gifts={model.gifts}>
          {(items) => {
            const grid = { items, selectedId: form.selectedGift, isFreeOnly: isGhost, onPick: pick };
            if (hasTabs) {
              const gifts = tab === 'gifts' ? giftTab(items, surprise, now) : wishlistTab(items, model.gifts.data?.wishlist ?? []);
              return <GiftGrid {...grid} gifts={gifts} />;
            }
            return (
              <>
                <TitledGrid {...grid} title={text('send-wishes-of', { name })} gifts={wished} />
                <TitledGrid {...grid} title={text('send-wishes-others')} gifts={listWithoutWishes(items, surprise, wished, now)} />
              </>
            );
          }}
        </GiftListState>
      </div>
    </SheetBody>
  );
}

function TitledGrid({ title, ...grid }: GiftGridProps & { readonly title: string }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <GiftGrid {...grid} />
    </section>
  );
}
