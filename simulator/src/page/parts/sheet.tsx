import type { ReactNode } from 'react';
import styles from './dialogs.module.css';
import { useModal } from './use-modal.ts';

interface SheetProps {
  readonly label: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A sheet from the bottom of the phone. A press outside dismisses it. */
export function Sheet({ label, onDismiss, children }: SheetProps) {
  const modal = useModal(onDismiss);
  return (
    <div className={styles.low}>
      <button type="button" className={styles.backdrop} aria-label="Dismiss" tabIndex={-1} onClick={onDismiss} />
      <div {...modal} role="dialog" aria-modal="true" aria-label={label} className={styles.sheet}>
        {children}
      </div>
    </div>
  );
}
