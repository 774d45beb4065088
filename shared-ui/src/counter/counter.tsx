import { classes } from '../classes.ts';
import { Figures } from '../figures/figures.tsx';
import styles from './counter.module.css';

export interface CounterProps {
  readonly value: number;
  /** The name of the counted items. */
  readonly label: string;
  /** A decoration is hidden from assistive technology. */
  readonly isDecoration?: boolean;
  readonly className?: string | undefined;
}

/** A number that bounces when it changes. */
export function Counter({ value, label, isDecoration = false, className }: CounterProps) {
  return (
    <span className={classes(styles.counter, className)} aria-hidden={isDecoration || undefined}>
      <span key={value} className={styles.value}>
        <Figures>{value}</Figures>
      </span>
      <span className={styles.label}>{label}</span>
    </span>
  );
}
