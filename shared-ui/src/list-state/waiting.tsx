import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** What is under way: told at once to assistive technology, and shown to everybody who waits for longer than 2 s. */
  readonly label: string;
  /** Holds the place of what comes, in its shape; a spinner unless given. */
  readonly skeleton?: ReactNode;
  /** page: in the middle of a whole page. */
  readonly place?: 'page' | 'part';
  /** Shows the words at once. */
  readonly isSaid?: boolean;
  readonly className?: string | undefined;
}

/** Something is on its way: the one shape of waiting, for pages, sheets and lists. */
export function Waiting({ label, skeleton, place = 'part', isSaid = false, className }: WaitingProps) {
  const words = (
    <p className={styles.words} data-said={isSaid} aria-hidden="true">
      {label}
    </p>
  );
  const names = classes(styles.waiting, place === 'page' && styles.page, className);
  if (skeleton === undefined)
    return (
      <div className={names}>
        <Spinner label={label} />
        {words}
      </div>
    );
  return (
    <div className={names} role="status" aria-label={label} aria-busy="true">
      {skeleton}
      {words}
    </div>
  );
}
