import { classes } from '../classes.ts';
import { StarIcon } from '../icons/icons.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Whole Stars; 0 shows `freeLabel`. */
  readonly stars: number;
  readonly freeLabel: string;
  /** The accessible price in words. */
  readonly label: string;
  /** The price before a discount, shown struck through. */
  readonly originalPrice?: number | null | undefined;
  readonly className?: string | undefined;
}

/** Whether the former price is shown: only if it is higher than the current one. */
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
