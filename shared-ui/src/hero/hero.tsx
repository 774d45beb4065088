import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './hero.module.css';

export interface HeroProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A stage for one gift: a soft glow behind it, and it floats a little. */
export function Hero({ children, className }: HeroProps) {
  return (
    <div className={classes(styles.hero, className)}>
      <span className={styles.glow} aria-hidden="true" />
      <div className={styles.stage}>{children}</div>
      <span className={styles.shadow} aria-hidden="true" />
    </div>
  );
}
