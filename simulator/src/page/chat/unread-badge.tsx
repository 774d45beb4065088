import styles from './unread-badge.module.css';

/** The number of unread messages, with an accessible name. Nothing at zero. */
export function UnreadBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={`${count} unread`}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
