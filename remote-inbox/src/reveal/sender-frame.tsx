import { Card, GiftArt } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './sender-frame.module.css';
import type { Phase } from './use-unveiling.ts';

interface SenderFrameProps {
  /** Picture ID of the gift on the stamp. */
  readonly art: string;
  readonly portrait: ReactNode;
  /** Facts below the name. */
  readonly children?: ReactNode;
  readonly phase: Phase;
}

/** Card of a sender. Its layout is stable during the unveiling. */
export function SenderFrame({ art, portrait, children, phase }: SenderFrameProps) {
  return (
    <Card isRaised className={styles.frame} data-phase={phase}>
      <span className={styles.band} aria-hidden="true">
        <span className={styles.stamp}>
          <GiftArt itemId={art} size={44} />
        </span>
      </span>
      <div className={styles.portrait}>{portrait}</div>
      {children !== undefined && <div className={styles.rest}>{children}</div>}
    </Card>
  );
}
