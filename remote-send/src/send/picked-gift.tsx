import type { Item } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { GiftArt } from '@billet/shared-ui';
import { GiftPrice } from '../gifts/gift-price.tsx';
import { giftName } from '../gifts/gift-text.ts';
import { OddsLine } from '../gifts/odds-line.tsx';
import styles from './picked-gift.module.css';

/** The gift that was picked, with its odds where it is a surprise. */
export function PickedGift({ gift, items }: { readonly gift: Item; readonly items: readonly Item[] }) {
  const text = useText();
  return (
    <div className={styles.picked}>
      <GiftArt itemId={gift.id} size={72} />
      <div className={styles.texts}>
        <div className={styles.name}>{giftName(text, gift)}</div>
        {gift.starPrice > 0 && <GiftPrice stars={gift.starPrice} originalPrice={gift.originalPrice} />}
        <OddsLine gift={gift} items={items} />
      </div>
    </div>
  );
}
