import type { Item } from '@billet/shared-domain/contract';
import { isEasterCake } from '@billet/shared-domain/rules/gifts';
import { tierOf } from '@billet/shared-domain/rules/tier';
import { useText } from '@billet/shared-i18n';
import { Figures, GiftArt } from '@billet/shared-ui';
import { giftName } from './gift-text.ts';
import { OddsLine } from './odds-line.tsx';
import { GiftPrice } from './prices.tsx';
import styles from './wide-card.module.css';

export interface WideCardProps {
  readonly gift: Item;
  readonly items: readonly Item[];
  readonly isDisabled: boolean;
  /** Sending is in progress: the card keeps the focus but cannot be pressed. */
  readonly isBusy?: boolean;
  readonly onPick: () => void;
}

/** Gift card in full width: shows content and odds of a surprise or pack, or the end date of a seasonal gift. */
export function WideCard({ gift, items, isDisabled, isBusy = false, onPick }: WideCardProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.card}
      data-tier={tierOf(gift.starPrice)}
      aria-disabled={isBusy || undefined}
      disabled={isDisabled}
      onClick={isBusy ? undefined : onPick}
    >
      <GiftArt itemId={gift.id} size={84} className={styles.art} />
      <span className={styles.texts}>
        <span className={styles.head}>
          <span className={styles.name}>{giftName(text, gift)}</span>
          {gift.discountPercent > 0 && (
            <Figures className={styles.discount}>{text('send-discount', { percent: gift.discountPercent })}</Figures>
          )}
          <GiftPrice stars={gift.starPrice} originalPrice={gift.originalPrice} />
        </span>
        {isEasterCake(gift) ? <span className={styles.season}>{text('send-easter-until')}</span> : <OddsLine gift={gift} items={items} />}
      </span>
    </button>
  );
}
