import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './mascot.module.css';

export function Body() {
  return (
    <>
      <path
        className={styles.skin}
        d="M50 8C29 8 18 23 17.5 45 17 58 14.5 67 12 77 10.5 84 16.5 88.5 23 85.5 28 83.2 31.5 83.5 36 87 41 90.8 45.5 90.8 50 87.5 54.5 90.8 59 90.8 64 87 68.5 83.5 72 83.2 77 85.5 83.5 88.5 89.5 84 88 77 85.5 67 83 58 82.5 45 82 30 76.5 16 62 10.5 58 9 57 6 59.5 2.5 55 1 49.5 3 50 8Z"
      />
      <path className={classes(styles.line, styles.shine)} d="M27 31Q29 20 39 15.5" />
    </>
  );
}

export function Cheeks({ y = 50 }: { readonly y?: number }) {
  return <path className={classes(styles.line, styles.cheek)} d={`M29 ${y}h3M68 ${y}h3`} />;
}

/** Blinking eyes; `wander` lets them look around. */
export function Eyes({ y = 39, wander = false }: { readonly y?: number; readonly wander?: boolean }) {
  return (
    <g className={wander ? styles.wander : undefined}>
      <g className={styles.eyes}>
        <path className={classes(styles.line, styles.eye)} d={`M38 ${y}v3M62 ${y}v3`} />
        <path className={classes(styles.line, styles.glint)} d={`M39.8 ${y - 1}h0M63.8 ${y - 1}h0`} />
      </g>
    </g>
  );
}

export const Line = ({ d }: { readonly d: string }) => <path className={styles.line} d={d} />;

/** An open mouth with a tongue. */
export function Mouth({ d, tongue }: { readonly d: string; readonly tongue: string }) {
  return (
    <>
      <path className={styles.ink} d={d} />
      <path className={styles.tongue} d={tongue} />
    </>
  );
}

/** Position and rotation. */
interface Placed {
  readonly at: string;
  readonly turn?: number;
}

// biome-ignore lint/plugin: the drawing is not mirrored in any language
const transformOf = ({ at, turn = 0 }: Placed) => `translate(${at}) rotate(${turn})`;

export function Hand(place: Placed) {
  return <ellipse className={styles.skin} rx="6" ry="4.8" transform={transformOf(place)} />;
}

export const Heart = ({ at = '0 2' }: Partial<Placed>) => (
  <path
    className={styles.heart}
    // biome-ignore lint/plugin: the drawing is not mirrored in any language
    transform={`translate(${at})`}
    d="M0 4.5C-8-1-5.5-5.5-2.7-5.5Q-1-5.5 0-3.5 1-5.5 2.7-5.5C5.5-5.5 8-1 0 4.5Z"
  />
);

export function Letter({ paper, children, ...place }: Placed & { readonly paper: string; readonly children?: ReactNode }) {
  return (
    <g className={styles.letter}>
      <g transform={transformOf(place)}>
        <rect fill={paper} x="-20" y="-14" width="40" height="28" rx="5" />
        <path className={styles.flap} d="M-19-11.5Q-17.5-14-15-14H15Q17.5-14 19-11.5L4 2.5Q0 6-4 2.5Z" />
        <Heart />
        {children}
      </g>
    </g>
  );
}
