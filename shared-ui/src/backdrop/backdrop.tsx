import styles from './backdrop.module.css';

export interface BackdropProps {
  /** By a gift's price: quiet paper; the mode's soft light; a golden one, with rays. */
  readonly tier: 'paper' | 'ribbon' | 'light';
}

/** What stands behind the gift of a `Hero`. */
export function Backdrop({ tier }: BackdropProps) {
  if (tier === 'paper') return null;
  return (
    <span className={styles.backdrop} data-tier={tier} aria-hidden="true">
      {tier === 'light' && <span className={styles.rays} data-life="rays" />}
    </span>
  );
}
