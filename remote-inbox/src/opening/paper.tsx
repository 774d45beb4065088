import type { Tier } from '@billet/shared-domain/rules/tier';
import { classes } from '@billet/shared-ui';
import type { CSSProperties } from 'react';
import { UNFOLDING } from './arrival.ts';
import styles from './paper.module.css';
import { overlayTransform, type Rect, scaled } from './rect.ts';

export interface PaperProps {
  /** Rectangle of the envelope. */
  readonly from: Rect;
  /** Rectangle of the sheet. */
  readonly to: Rect;
  readonly isGolden: boolean;
  readonly tier: Tier | null;
  readonly onUnfolded: () => void;
}

/** Width of the folded paper as a fraction of the envelope's width. */
const FOLDED = 0.86;

/** A letter folded twice. Unfolded, it matches the sheet in position and appearance. */
export function Paper({ from, to, isGolden, tier, onUnfolded }: PaperProps) {
  const start = overlayTransform(scaled(to, (from.width * FOLDED) / to.width, from), to);
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
