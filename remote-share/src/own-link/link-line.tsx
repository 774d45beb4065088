import { useText } from '@billet/shared-i18n';
import type { ReactNode } from 'react';
import styles from './link-line.module.css';

export interface LinkLineProps {
  readonly link: string;
  /** At the end of the line: a button. */
  readonly action?: ReactNode;
}

/** The link to be seen, without what every link begins with. */
export function LinkLine({ link, action }: LinkLineProps) {
  const text = useText();
  return (
    <div className={styles.line}>
      <span className={styles.label}>{text('share-link')}</span>
      <span className={styles.link} dir="ltr">
        {link.replace(/^https:\/\//, '')}
      </span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
}
