import { useText } from '@billet/shared-i18n';
import styles from './progress.module.css';

/** How many of the tasks are done, in words and as a bar. */
export function Progress({ finished, total }: { readonly finished: number; readonly total: number }) {
  const text = useText();
  const words = text('share-tasks-progress', { finished, total });
  return (
    <div className={styles.progress}>
      <span className={styles.count} aria-hidden="true">
        {words}
      </span>
      <progress className={styles.bar} max={total} value={finished} aria-label={words} />
    </div>
  );
}
