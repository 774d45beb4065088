import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { isLowEnd } from '../motion/motion.ts';
import styles from './mascot.module.css';

/** A mascot on a canvas of 100 units. `paper` is the fill of its paper. */
export type Mood = (paper: string) => ReactNode;

export interface MascotProps {
  readonly mood: Mood;
  /** Width and height in CSS pixels. Defaults to 112. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The mascot: a ghost with a letter. Decorative, because the text next to it says the same. Still with reduced motion. */
export function Mascot({ mood, size = 112, className }: MascotProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      data-alive={!isLowEnd(navigator) || undefined}
      className={classes(styles.mascot, className)}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      fill={`url(#${id})`}
    >
      <radialGradient id={id} cx=".42" cy=".3" r=".78">
        <stop className={styles.light} />
        <stop className={styles.middle} offset=".62" />
        <stop className={styles.shade} offset="1" />
      </radialGradient>
      <linearGradient id={`${id}p`} x2="0" y2="1">
        <stop className={styles.paper} />
        <stop className={styles.fold} offset="1" />
      </linearGradient>
      {mood(`url(#${id}p)`)}
    </svg>
  );
}
