import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** What is under way: told at once to assistive technology, and shown to everybody who waits for longer than 2 s. */
  readonly label: string;
  /** Holds the place of what comes, in its shape; a spinner unless given. */
  readonly skeleton?: ReactNode;
  /** In the place of the spinner. */
  readonly art?: ReactNode;
  /** page: in the middle of a whole page; whole: the skeleton is the page's. The page is not there yet, says `data-awaited`. */
  readonly place?: 'page' | 'whole' | 'part';
  /** Shows the words at once. */
  readonly isSaid?: boolean;
  readonly className?: string | undefined;
}

/** Something is on its way: the one shape of waiting, for pages, sheets and lists. */
export function Waiting({ label, skeleton, art = <Spinner />, place = 'part', isSaid = false, className }: WaitingProps) {
  return (
    <div
      className={classes(styles.waiting, place === 'page' && styles.page, className)}
      aria-busy={skeleton === undefined ? undefined : true}
      data-awaited={place !== 'part' || undefined}
    >
      {skeleton ?? art}
      {/* its words are what is said of a live region, and the same one says what follows */}
      <p role="status" aria-label={label} className={styles.words} data-said={isSaid}>
        {label}
      </p>
    </div>
  );
}
