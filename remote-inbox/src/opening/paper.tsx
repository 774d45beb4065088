import type { Tier } from '@billet/shared-domain/rules/tier';
import { classes } from '@billet/shared-ui';
import type { CSSProperties } from 'react';
import { UNFOLDING } from './arrival.ts';
import styles from './paper.module.css';
import { laidOver, type Place, scaled } from './place.ts';

export interface PaperProps {
  /** The envelope that it comes out of. */
  readonly from: Place;
  /** The sheet that it becomes. */
  readonly to: Place;
  readonly isGolden: boolean;
  readonly tier: Tier | null;
  readonly onUnfolded: () => void;
}

/** Part of the envelope's width that it has as long as it is folded. */
const FOLDED = 0.86;

/** A letter that was folded twice. Unfolded, it lies where the sheet is and looks as it does. */
export function Paper({ from, to, isGolden, tier, onUnfolded }: PaperProps) {
  const start = laidOver(scaled(to, (from.width * FOLDED) / to.width, from), to);
  const style = { ...to, '--start': start, '--long': `${UNFOLDING}ms`, '--third': `${to.height / 3}px` } as CSSProperties;
  return (
    <div
      className={styles.paper}
      style={style}
      data-part="paper"
      data-golden={isGolden || undefined}
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onUnfolded()}
    >
      <span className={classes(styles.part, styles.top)} />
      <span className={classes(styles.part, styles.middle)} />
      <span className={classes(styles.part, styles.bottom)} />
      {tier === 'ribbon' && <span className={styles.ribbon} />}
    </div>
  );
}
