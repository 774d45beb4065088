import { Children, isValidElement, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './list-row.module.css';

export interface ListGroupProps {
  /** The accessible name of the list. */
  readonly label?: string | undefined;
  /** The rows share one card. By default each has its own. */
  readonly isOneCard?: boolean;
  /** Renders an ordered list. */
  readonly isOrdered?: boolean;
  readonly children: ReactNode;
}

/** A list of rows, each on a card, or all on one. */
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
