import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './banner.module.css';

export interface BannerProps {
  readonly tone: 'info' | 'error' | 'warning';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** A persistent message in the page. An error is announced at once. */
export function Banner({ tone, children, action, className }: BannerProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes(styles.banner, styles[tone], className)}>
      <div className={styles.text}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
