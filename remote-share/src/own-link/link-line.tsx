import { useText } from '@billet/shared-i18n';
import { Shape } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './link-line.module.css';

export interface LinkLineProps {
  /** Null while it is unknown: its place is kept. */
  readonly link: string | null;
  /** At the end of the line: a button. */
  readonly action?: ReactNode;
}

/** As long as a link begins. */
const PLACE = 't.me/billet_bot';

/** The link to be seen, without what every link begins with. */
export function LinkLine({ link, action }: LinkLineProps) {
  const text = useText();
  return (
    <div className={styles.line}>
      <span className={styles.label}>{text('share-link')}</span>
      <span className={styles.link}>
        {link === null ? (
          <Shape>{PLACE}</Shape>
        ) : (
          // where it has no room it loses its beginning: the last part is one's own
          <bdi className={styles.words} dir="rtl">
            <bdi dir="ltr">{link.replace(/^https:\/\//, '')}</bdi>
          </bdi>
        )}
      </span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
}
