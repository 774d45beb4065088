import { classes } from '../classes.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** The text for assistive technology, if no visible text is next to the spinner. */
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return (
    <span {...ariaProps} className={classes(styles.spinner, className)}>
      {/* a live region announces its text, not its name */}
      {label !== undefined && <span className={styles.words}>{label}</span>}
    </span>
  );
}
