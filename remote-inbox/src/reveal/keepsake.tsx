import { Card, GiftArt } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './keepsake.module.css';
import type { Phase } from './use-unveiling.ts';

interface KeepsakeProps {
  /** The gift on its stamp. */
  readonly art: string;
  readonly portrait: ReactNode;
  /** What is known beside the name; it follows the name. */
  readonly children?: ReactNode;
  readonly phase: Phase;
}

/** The card of a sender, which stands as it is while they come out from behind the veil. */
export function Keepsake({ art, portrait, children, phase }: KeepsakeProps) {
  return (
    <Card isRaised className={styles.keepsake} data-phase={phase}>
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
