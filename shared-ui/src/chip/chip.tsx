import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

export function Chip({ children, icon, className }: ChipProps) {
  return (
    <span className={classes(styles.chip, className)}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
