import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  readonly children: ReactNode;
  readonly isRaised?: boolean;
}

export function Card({ children, isRaised = false, className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classes(styles.card, isRaised && styles.isRaised, className)}>
      {children}
    </div>
  );
}
