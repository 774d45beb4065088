import type { ReactNode } from 'react';
import { GiftArt } from '../art/gift-art.tsx';
import type { BackdropProps } from '../backdrop/backdrop.tsx';
import { classes } from '../classes.ts';
import { Figures } from '../figures/figures.tsx';
import styles from './gift-tile.module.css';

export interface GiftTileProps {
  readonly itemId: string;
  readonly name: string;
  /** A `Price`. None if the price does not matter. */
  readonly price?: ReactNode;
  /** Shown in the corner, for example a discount. */
  readonly tag?: string | undefined;
  /** The background by price: plain paper; a soft light; a golden light with rays. */
  readonly tier?: BackdropProps['tier'];
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
  /** An operation is under way: the tile keeps its focus and cannot be pressed. */
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** A gift to choose: picture, name and price in one button. */
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
