import { useText } from '@billet/shared-i18n';
import { Shape } from '@billet/shared-ui';
import styles from './progress.module.css';

export interface ProgressProps {
  /** Null while unknown. */
  readonly done: { readonly finished: number; readonly total: number } | null;
}

const PLACE = { finished: 0, total: 5 };

/** Number of finished tasks, as text and as a bar. */
export function Progress({ done }: ProgressProps) {
  const text = useText();
  const { finished, total } = done ?? PLACE;
  const words = text('share-tasks-progress', { finished, total });
  return (
    <div className={styles.progress}>
      <span className={styles.count} aria-hidden="true">
        {done ? words : <Shape>{words}</Shape>}
      </span>
      <progress className={styles.bar} max={total} value={finished} aria-label={done ? words : text('share-tasks')} />
    </div>
  );
}
