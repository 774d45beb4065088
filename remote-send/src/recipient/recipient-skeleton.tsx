import { Skeleton } from '@billet/shared-ui';
import styles from './recipient-view.module.css';

/** The recipient's page before we know whose it is, in its final shape. */
export function RecipientSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className={styles.page} aria-busy="true" aria-label={label}>
      <header className={styles.head}>
        <Skeleton width={80} height={80} radius="var(--radius-full)" />
        <Skeleton width={240} height={28} />
        <Skeleton width={200} height={20} />
      </header>
      <div className={styles.stage}>
        <Skeleton width={208} height={208} radius="var(--radius-full)" />
      </div>
      <footer className={styles.foot}>
        <Skeleton height={56} radius="var(--radius-l)" />
        <Skeleton height={64} radius="var(--radius-l)" />
      </footer>
    </div>
  );
}
