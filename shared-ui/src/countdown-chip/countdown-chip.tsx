import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './countdown-chip.module.css';

export interface CountdownChipProps {
  /** The time left, or the sentence that contains it. */
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

/** A chip with tabular digits. Silent: announcing a timer every second helps no one. */
export function CountdownChip({ children, icon, className }: CountdownChipProps) {
  return (
    <span role="timer" aria-live="off" className={classes(styles.chip, className)}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
