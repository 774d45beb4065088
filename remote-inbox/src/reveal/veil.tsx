import { classes } from '@billet/shared-ui';
import styles from './veil.module.css';

interface VeilProps {
  /** Someone is being looked for. */
  readonly isBeating?: boolean;
  readonly className?: string | undefined;
}

/** A person out of focus, drawn here: the same whoever it is, for nothing of a sender is on the device before the server discloses it. */
export function Veil({ isBeating = false, className }: VeilProps) {
  return (
    <span className={classes(styles.veil, className)} data-beating={isBeating || undefined} aria-hidden="true">
      <span className={styles.figure} />
    </span>
  );
}

/** What stands where the name will. */
export function VeiledName({ className }: { readonly className?: string | undefined }) {
  return <span className={classes(styles.name, className)} aria-hidden="true" />;
}
