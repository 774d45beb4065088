import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS sizes; numbers are pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number | string;
  readonly className?: string | undefined;
}

/** A placeholder in the shape of the final content. Visible after 150 ms. */
export function Skeleton({ width = '100%', height = 16, radius = 'var(--radius-s)', className }: SkeletonProps) {
  return (
    <span
      className={classes(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
