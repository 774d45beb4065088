import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './hero.module.css';

export interface HeroProps {
  readonly children: ReactNode;
  /** A `Backdrop` in the place of the soft glow. */
  readonly backdrop?: ReactNode;
  readonly className?: string | undefined;
}

/** A stage for one gift: a soft glow behind it, and it floats a little once the page lives. */
export function Hero({ children, backdrop = <span className={styles.glow} aria-hidden="true" />, className }: HeroProps) {
  return (
    <div className={classes(styles.hero, className)} data-hero="">
      {backdrop}
      <div data-life="float">{children}</div>
      <span className={styles.shadow} aria-hidden="true" />
    </div>
  );
}
