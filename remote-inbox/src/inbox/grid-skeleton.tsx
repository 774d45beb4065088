import { useText } from '@billet/shared-i18n';
import { Skeleton } from '@billet/shared-ui';
import styles from './grid.module.css';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The grid's shape while the first page is on its way. */
export function GridSkeleton() {
  const text = useText();
  return (
    <div className={styles.chunk} role="status" aria-label={text('inbox-loading')}>
      {places.map((place) => (
        <Skeleton key={place} height={162} radius="var(--radius-l)" />
      ))}
    </div>
  );
}
