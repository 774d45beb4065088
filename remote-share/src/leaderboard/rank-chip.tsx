import { useText } from '@billet/shared-i18n';
import { ChevronIcon, classes, Figures, TrophyIcon } from '@billet/shared-ui';
import styles from './rank-chip.module.css';

export interface RankChipProps {
  readonly rank: number;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** The user's own rank. Opens the leaderboard. */
export function RankChip({ rank, onPress, className }: RankChipProps) {
  const text = useText();
  return (
    <button type="button" className={classes(styles.chip, className)} aria-label={text('share-rank-label', { rank })} onClick={onPress}>
      <TrophyIcon className={styles.icon} />
      <Figures>{text('share-leaderboard-rank', { rank })}</Figures>
      <ChevronIcon className={styles.chevron} />
    </button>
  );
}
