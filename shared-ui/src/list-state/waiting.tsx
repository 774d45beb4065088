import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** The text for the loading state: announced at once, and shown after 2 s. */
  readonly label: string;
  /** A placeholder in the shape of the content. Defaults to a spinner. */
  readonly skeleton?: ReactNode;
  /** Replaces the spinner. */
  readonly art?: ReactNode;
  /** page: centred on a whole page; whole: the skeleton is that of the page. `data-awaited` marks the page as loading. */
  readonly place?: 'page' | 'whole' | 'part';
  /** Shows the text at once. */
  readonly isTextShown?: boolean;
  readonly className?: string | undefined;
}

/** The loading state of pages, sheets and lists. */
export function Waiting({ label, skeleton, art = <Spinner />, place = 'part', isTextShown = false, className }: WaitingProps) {
  return (
    <div
      className={classes(styles.waiting, place === 'page' && styles.page, className)}
      aria-busy={skeleton === undefined ? undefined : true}
      data-awaited={place !== 'part' || undefined}
    >
      {skeleton ?? art}
      {/* screen readers announce the text of a live region, and later texts in the same element */}
      <p role="status" aria-label={label} className={styles.words} data-text-shown={isTextShown}>
        {label}
      </p>
    </div>
  );
}
