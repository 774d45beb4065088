import type { LeaderboardEntry, OwnLeaderboardEntry } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Avatar, Button, classes, EmptyState, SegmentedControl, SheetBody, Skeleton, TrophyIcon } from '@billet/shared-ui';
import { type BoardState, GLOBAL, type Region } from './board.ts';
import styles from './leaderboard.module.css';

export interface LeaderboardViewProps {
  readonly state: BoardState;
  /** Which board is shown: `global` or the region's code. */
  readonly shown: string;
  /** The region that the person chose; null without one. */
  readonly region: Region | null;
  readonly isListed: boolean;
  readonly season: number;
  readonly onShow: (categoryCode: string) => void;
  readonly onChoose: () => void;
  readonly onContest: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Who received the most this season. */
export function LeaderboardView(props: LeaderboardViewProps) {
  const text = useText();
  const { state, shown, region, isListed } = props;
  return (
    <SheetBody
      title={text('share-leaderboard')}
      subtitle={text('share-leaderboard-season', { season: String(props.season) })}
      onClose={props.onClose}
      closeLabel={text('share-menu-close')}
      footer={
        <Button
          size="l"
          isFullWidth
          variant={isListed ? 'secondary' : 'primary'}
          icon={<TrophyIcon />}
          disabled={state.kind !== 'full'}
          onClick={props.onChoose}
        >
          {text(isListed ? 'share-leaderboard-change' : 'share-leaderboard-join')}
        </Button>
      }
    >
      <div className={styles.content}>
        {region !== null && (
          <SegmentedControl
            label={text('share-leaderboard-boards')}
            options={[
              { value: GLOBAL, label: text('share-leaderboard-global') },
              { value: region.code, label: region.name },
            ]}
            value={shown}
            onChange={props.onShow}
          />
        )}
        <Board {...props} state={state} />
        <Button variant="ghost" isFullWidth onClick={props.onContest}>
          {text('share-leaderboard-contest')}
        </Button>
      </div>
    </SheetBody>
  );
}

function Board({ state, onRetry, onMore }: LeaderboardViewProps) {
  const text = useText();
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          artId="envelope"
          title={text('share-leaderboard-failed')}
          action={<Button onClick={onRetry}>{text('share-leaderboard-retry')}</Button>}
        />
      </div>
    );
  }
  const { entries, me } = state.board;
  return (
    <>
      <Own me={me} />
      {entries.length === 0 ? (
        <EmptyState artId="crown" title={text('share-leaderboard-empty')} text={text('share-leaderboard-empty-text')} />
      ) : (
        <ol className={styles.entries} aria-label={text('share-leaderboard-list')}>
          {entries.map((entry) => (
            <Entry key={entry.rank} entry={entry} isOwn={me.isListed && entry.rank === me.rank} />
          ))}
        </ol>
      )}
      {state.more !== 'none' && (
        <Button variant="secondary" isFullWidth isBusy={state.more === 'loading'} onClick={onMore}>
          {text('share-leaderboard-more')}
        </Button>
      )}
    </>
  );
}

function Own({ me }: { readonly me: OwnLeaderboardEntry }) {
  const text = useText();
  return (
    <section className={styles.own} aria-label={text('share-leaderboard-own')}>
      <span className={styles.ownRank}>{text('share-leaderboard-rank', { rank: me.rank })}</span>
      <span className={styles.ownTexts}>
        <strong>{text('share-leaderboard-score', { count: me.score })}</strong>
        <span>{text(me.isListed ? 'share-leaderboard-listed' : 'share-leaderboard-unlisted')}</span>
      </span>
    </section>
  );
}

function Entry({ entry, isOwn }: { readonly entry: LeaderboardEntry; readonly isOwn: boolean }) {
  const text = useText();
  return (
    <li className={classes(styles.entry, isOwn && styles.isOwn)}>
      <span className={styles.rank} data-place={entry.rank <= 3 ? entry.rank : undefined}>
        {entry.rank}
      </span>
      <Avatar firstName={entry.firstName} photoUrl={entry.photoUrl} size="m" />
      <span className={styles.name}>
        <bdi>{entry.firstName}</bdi>
        {isOwn && <span className={styles.you}>{text('share-leaderboard-you')}</span>}
      </span>
      <span className={styles.score}>{text('share-leaderboard-score', { count: entry.score })}</span>
    </li>
  );
}

function Loading() {
  return (
    <div className={styles.entries} aria-busy="true">
      <Skeleton height={84} radius="var(--radius-l)" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={64} radius="var(--radius-l)" />
      ))}
    </div>
  );
}
