import styles from './backdrop.module.css';

export interface BackdropProps {
  /** Depends on the price of a gift: plain paper; the soft light of the mode; a golden light with rays. */
  readonly tier: 'paper' | 'ribbon' | 'light';
}

/** The background of the gift in a `Hero`. */
export function Backdrop({ tier }: BackdropProps) {
  if (tier === 'paper') return null;
  return (
    <span className={styles.backdrop} data-tier={tier} aria-hidden="true">
      {tier === 'light' && <span className={styles.rays} data-life="rays" />}
    </span>
  );
}
