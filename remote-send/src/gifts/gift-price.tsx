import { useText } from '@billet/shared-i18n';
import { Price } from '@billet/shared-ui';

export interface GiftPriceProps {
  /** Whole Stars; 0 says free. */
  readonly stars: number;
  readonly originalPrice?: number | null | undefined;
}

/** A price with its words. */
export function GiftPrice({ stars, originalPrice }: GiftPriceProps) {
  const text = useText();
  return <Price stars={stars} originalPrice={originalPrice} freeLabel={text('send-price-free')} label={text('send-price', { stars })} />;
}
