import type { ReactNode } from 'react';
import styles from './shape.module.css';

export interface ShapeProps {
  /** Words as long as those that will stand there. */
  readonly children: ReactNode;
  /** Months in Moscow, 1 to 12, in which other words may come: in all others these are the right ones, and can be read. */
  readonly except?: readonly number[];
}

/** Holds the box of a line that isn't known yet: as high and as long as its words, which nobody sees or hears. */
export function Shape({ children, except }: ShapeProps) {
  const place = except ? { 'data-except': except.join(' ') } : ({ 'data-shape': '', 'aria-hidden': true } as const);
  return (
    <span className={styles.words} {...place}>
      {children}
    </span>
  );
}
