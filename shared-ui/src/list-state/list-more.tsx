import { Button } from '../button/button.tsx';
import styles from './list-state.module.css';

export interface ListMoreProps {
  /** Whether more is to be had, is coming, or didn't come. */
  readonly status: 'none' | 'ready' | 'loading' | 'failed';
  readonly label: string;
  /** What is said when it didn't come. */
  readonly failedText: string;
  readonly retryLabel: string;
  readonly onMore: () => void;
}

/** What stands behind a page of a list: the way to the next one. */
export function ListMore({ status, label, failedText, retryLabel, onMore }: ListMoreProps) {
  if (status === 'none') return null;
  return (
    <div className={styles.more}>
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          {failedText}
        </p>
      )}
      <Button variant="secondary" isFullWidth isBusy={status === 'loading'} onClick={onMore}>
        {status === 'failed' ? retryLabel : label}
      </Button>
    </div>
  );
}
