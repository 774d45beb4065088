import { useText } from '@billet/shared-i18n';
import { Shape } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './link-line.module.css';

export interface LinkLineProps {
  /** Null while unknown: a placeholder is shown. */
  readonly link: string | null;
  /** Button at the end of the line. */
  readonly action?: ReactNode;
}

/** Placeholder text as long as the common prefix of all links. */
const PLACEHOLDER = 't.me/billet_bot';

/** Shows the link without its scheme. */
export function LinkLine({ link, action }: LinkLineProps) {
  const text = useText();
  return (
    <div className={styles.line}>
      <span className={styles.label}>{text('share-link')}</span>
      <span className={styles.link}>
        {link === null ? (
          <Shape>{PLACEHOLDER}</Shape>
        ) : (
          // truncated at the start, because the last part is the user's own
          <bdi className={styles.words} dir="rtl">
            <bdi dir="ltr">{link.replace(/^https:\/\//, '')}</bdi>
          </bdi>
        )}
      </span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
}
