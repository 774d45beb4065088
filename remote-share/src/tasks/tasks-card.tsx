import { useText } from '@billet/shared-i18n';
import { ChevronIcon } from '@billet/shared-ui';
import { Progress } from './progress.tsx';
import styles from './tasks-card.module.css';

export interface TasksCardProps {
  /** How many are done, of how many; null while it is unknown. */
  readonly done: { readonly finished: number; readonly total: number } | null;
  readonly onPress: () => void;
}

/** How far the person is with the tasks, which it opens. */
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
