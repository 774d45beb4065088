import type { Mode } from '@billet/shared-domain/contract';
import { Avatar, Chip, CountdownChip, GiftArt, MaskIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './header-card.module.css';

export interface HeaderCardProps {
  readonly mode: Mode;
  readonly firstName: string;
  readonly photoUrl: string | null;
  readonly title: string;
  readonly chip: ReactNode;
  /** Placed beside the avatar so that it moves nothing when it appears. */
  readonly rank: ReactNode;
}

/** Header with the user's name, in the colours of the mode. */
export function HeaderCard({ mode, firstName, photoUrl, title, chip, rank }: HeaderCardProps) {
  return (
    <header className={styles.card}>
      <GiftArt itemId={mode === 'valentine' ? 'lovebirds' : 'ghost'} size={120} className={styles.art} />
      <div className={styles.texts}>
        <div className={styles.who}>
          <Avatar firstName={firstName} photoUrl={photoUrl} size="l" className={styles.avatar} />
          {rank}
        </div>
        <h1 className={styles.title}>{title}</h1>
        {mode === 'valentine' ? (
          <CountdownChip className={styles.chip}>{chip}</CountdownChip>
        ) : (
          <Chip icon={<MaskIcon />} className={styles.chip}>
            {chip}
          </Chip>
        )}
      </div>
    </header>
  );
}
