import { classes } from '../classes.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is under way, for assistive technology, where no words stand beside it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return (
    <span {...said} className={classes(styles.spinner, className)}>
      {/* of a live region its words are said, not its name */}
      {label !== undefined && <span className={styles.words}>{label}</span>}
    </span>
  );
}
