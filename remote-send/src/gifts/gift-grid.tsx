import type { Item } from '@billet/shared-domain/contract';
import { isEasterCake } from '@billet/shared-domain/rules/gifts';
import { tierOf } from '@billet/shared-domain/rules/tier';
import { useText } from '@billet/shared-i18n';
import { GiftTile, Skeleton } from '@billet/shared-ui';
import styles from './gift-grid.module.css';
import type { ShownGift } from './gift-list.ts';
import { giftName } from './gift-text.ts';
import { GiftPrice } from './prices.tsx';
import { WideCard } from './wide-card.tsx';

export interface GiftGridProps {
  readonly gifts: readonly ShownGift[];
  /** All gifts, needed for the content of a surprise. */
  readonly items: readonly Item[];
  readonly selectedId: string | null;
  /** Paid gifts cannot be delivered to this recipient yet. */
  readonly isFreeOnly: boolean;
  readonly onPick: (id: string) => void;
}

/** Gifts in three columns. Surprises and packs, with their content, and the seasonal gift take a whole row. */
export function GiftGrid({ gifts, items, selectedId, isFreeOnly, onPick }: GiftGridProps) {
  const text = useText();
  return (
    <ul className={styles.grid}>
      {gifts.map((gift) => {
        const isDisabled = isFreeOnly && gift.starPrice > 0;
        const isWide = gift.type === 'surprise_box' || gift.type === 'telegram_gift_pack' || isEasterCake(gift);
        return (
          <li key={gift.id} className={isWide ? styles.wide : undefined}>
            {isWide ? (
              <WideCard gift={gift} items={items} isDisabled={isDisabled} onPick={() => onPick(gift.id)} />
            ) : (
              <GiftTile
                itemId={gift.id}
                name={giftName(text, gift)}
                price={<GiftPrice stars={gift.starPrice} originalPrice={gift.originalPrice} />}
                tag={gift.discountPercent > 0 ? text('send-discount', { percent: gift.discountPercent }) : undefined}
                tier={tierOf(gift.starPrice)}
                isSelected={gift.id === selectedId}
                isDisabled={isDisabled}
                onPress={() => onPick(gift.id)}
                className={styles.tile}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Placeholder of the grid while the gifts load. */
export function GiftGridSkeleton() {
  return (
    <div className={styles.grid}>
      {places.map((place) => (
        <Skeleton key={place} height={138} radius="var(--radius-l)" />
      ))}
    </div>
  );
}

const places = Array.from({ length: 9 }, (_, place) => place);
