import { classes } from '@billet/shared-ui';
import styles from './veil.module.css';

interface VeilProps {
  /** Pulses while the sender is being looked up. */
  readonly isPulsing?: boolean;
  readonly className?: string | undefined;
}

/**
 * A blurred figure drawn in CSS. It is the same for everyone, because the device has no data about a sender before the server
 * discloses it.
 */
export function Veil({ isPulsing = false, className }: VeilProps) {
  return (
    <span className={classes(styles.veil, className)} data-pulsing={isPulsing || undefined} aria-hidden="true">
      <span className={styles.figure} />
    </span>
  );
}

/** Placeholder of the name. */
export function VeiledName({ className }: { readonly className?: string | undefined }) {
  return <span className={classes(styles.name, className)} aria-hidden="true" />;
}
