import styles from './unread-badge.module.css';

/** How much is unread; nothing where nothing is. The name says it to those who don't see it. */
export function UnreadBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={`${count} unread`}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
