import type { ReactNode } from 'react';
import { GiftArt } from '../art/gift-art.tsx';
import type { BackdropProps } from '../backdrop/backdrop.tsx';
import { classes } from '../classes.ts';
import { Figures } from '../figures/figures.tsx';
import styles from './gift-tile.module.css';

export interface GiftTileProps {
  readonly itemId: string;
  readonly name: string;
  /** A `Price`, or nothing where price doesn't matter. */
  readonly price?: ReactNode;
  /** In the corner: a discount. */
  readonly tag?: string | undefined;
  /** What it stands on by its price: quiet paper; a soft light; a golden one, with rays. */
  readonly tier?: BackdropProps['tier'];
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
  /** Something is under way: it keeps the focus and can't be pressed. */
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** A gift to pick: art, name, price; one button. */
export function GiftTile({
  itemId,
  name,
  price,
  tag,
  tier,
  isSelected = false,
  isDisabled,
  isBusy = false,
  onPress,
  className,
}: GiftTileProps) {
  return (
    <button
      type="button"
      className={classes(styles.tile, className)}
      data-tier={tier}
      aria-pressed={isSelected}
      aria-disabled={isBusy || undefined}
      disabled={isDisabled}
      onClick={isBusy ? undefined : onPress}
    >
      {tag !== undefined && <Figures className={styles.tag}>{tag}</Figures>}
      <span className={styles.stage}>
        <GiftArt itemId={itemId} size={64} />
      </span>
      <span className={styles.name}>{name}</span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
    </button>
  );
}
