import { useText } from '@billet/shared-i18n';
import { ChevronIcon } from '@billet/shared-ui';
import { Progress } from './progress.tsx';
import styles from './tasks-card.module.css';

export interface TasksCardProps {
  /** Number of finished and offered tasks; null while unknown. */
  readonly done: { readonly finished: number; readonly total: number } | null;
  readonly onPress: () => void;
}

/** Progress of the user's tasks. Opens the tasks. */
export function TasksCard({ done, onPress }: TasksCardProps) {
  const text = useText();
  return (
    <section className={styles.card}>
      <button type="button" className={styles.open} onClick={onPress}>
        {text('share-tasks')}
        <ChevronIcon className={styles.chevron} />
      </button>
      <Progress done={done} />
    </section>
  );
}
