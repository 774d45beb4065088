import type { ReactNode } from 'react';
import styles from './shape.module.css';

export interface ShapeProps {
  /** A text as long as the final one. */
  readonly children: ReactNode;
  /** Months in Moscow, 1 to 12, that may show another text. In all other months this is the final text and is readable. */
  readonly except?: readonly number[];
}

/** A placeholder for a line that is not known yet: has the size of its text, which is neither visible nor announced. */
export function Shape({ children, except }: ShapeProps) {
  const place = except ? { 'data-except': except.join(' ') } : ({ 'data-shape': '', 'aria-hidden': true } as const);
  return (
    <span className={styles.words} {...place}>
      {children}
    </span>
  );
}
