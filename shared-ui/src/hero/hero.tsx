import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './hero.module.css';

export interface HeroProps {
  readonly children: ReactNode;
  /** Replaces the soft glow, usually a `Backdrop`. */
  readonly backdrop?: ReactNode;
  readonly className?: string | undefined;
}

/** The stage of one gift: a soft glow behind it, and a slow float once the gift animation runs. */
export function Hero({ children, backdrop = <span className={styles.glow} aria-hidden="true" />, className }: HeroProps) {
  return (
    <div className={classes(styles.hero, className)} data-hero="">
      {backdrop}
      <div data-life="float">{children}</div>
      <span className={styles.shadow} aria-hidden="true" />
    </div>
  );
}
