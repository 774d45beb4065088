import { classes } from '../classes.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is under way, for assistive technology. */
  readonly label: string;
  readonly className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  return <span role="status" aria-label={label} className={classes(styles.spinner, className)} />;
}
