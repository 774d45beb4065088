import { Children, isValidElement, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './list-row.module.css';

export interface ListGroupProps {
  /** What the rows have in common, for assistive technology. */
  readonly label?: string | undefined;
  /** The rows share one card instead of having one each. */
  readonly isOneCard?: boolean;
  /** The rows have ranks. */
  readonly isOrdered?: boolean;
  readonly children: ReactNode;
}

/** Rows as a list: a card each, or all on one. */
export function ListGroup({ label, isOneCard = false, isOrdered = false, children }: ListGroupProps) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={classes(styles.group, isOneCard && styles.isOneCard)} aria-label={label}>
      {Children.toArray(children).map((row) => (
        <li key={isValidElement(row) ? row.key : String(row)}>{row}</li>
      ))}
    </Tag>
  );
}
