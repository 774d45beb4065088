import { useText } from '@billet/shared-i18n';
import { ChevronIcon } from '@billet/shared-ui';
import { Progress } from './progress.tsx';
import styles from './tasks-card.module.css';

export interface TasksCardProps {
  readonly finished: number;
  readonly total: number;
  readonly onPress: () => void;
}

/** How far the person is with the tasks, which it opens. */
export function TasksCard({ finished, total, onPress }: TasksCardProps) {
  const text = useText();
  return (
    <section className={styles.card}>
      <button type="button" className={styles.open} onClick={onPress}>
        {text('share-tasks')}
        <ChevronIcon className={styles.chevron} />
      </button>
      <Progress finished={finished} total={total} />
    </section>
  );
}
