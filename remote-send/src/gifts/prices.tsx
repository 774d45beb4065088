import { useText } from '@billet/shared-i18n';
import { Price, StarIcon } from '@billet/shared-ui';
import styles from './prices.module.css';

export interface GiftPriceProps {
  /** Whole Stars; 0 is shown as free. */
  readonly stars: number;
  readonly originalPrice?: number | null | undefined;
}

/** Price with its accessible label. */
export function GiftPrice({ stars, originalPrice }: GiftPriceProps) {
  const text = useText();
  return <Price stars={stars} originalPrice={originalPrice} freeLabel={text('send-price-free')} label={text('send-price', { stars })} />;
}

/** Surcharge of an extra, in Stars. */
export function ExtraPrice({ stars }: { readonly stars: number }) {
  const text = useText();
  return (
    <span role="img" aria-label={text('send-price-extra', { stars })} className={styles.extra}>
      +{stars}
      <StarIcon className={styles.star} />
    </span>
  );
}
