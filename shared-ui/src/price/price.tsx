import { classes } from '../classes.ts';
import { StarIcon } from '../icons/icons.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Whole Stars; 0 shows `freeLabel`. */
  readonly stars: number;
  readonly freeLabel: string;
  /** The price in words, for assistive technology. */
  readonly label: string;
  /** The price before a discount, struck through. */
  readonly originalPrice?: number | null | undefined;
  readonly className?: string | undefined;
}

/** Whether a former price is worth showing: only one above today's. */
export function isDiscounted(stars: number, originalPrice: number | null | undefined): originalPrice is number {
  return typeof originalPrice === 'number' && originalPrice > stars;
}

export function Price({ stars, freeLabel, label, originalPrice, className }: PriceProps) {
  if (stars === 0) return <span className={classes(styles.price, styles.isFree, className)}>{freeLabel}</span>;
  return (
    <span role="img" aria-label={label} className={classes(styles.price, className)}>
      <StarIcon className={styles.star} />
      <span>{stars}</span>
      {isDiscounted(stars, originalPrice) && <s className={styles.original}>{originalPrice}</s>}
    </span>
  );
}
