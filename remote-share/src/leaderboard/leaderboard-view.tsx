import type { LeaderboardEntry, OwnLeaderboardEntry } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { formatNumber } from '@billet/shared-i18n/formats';
import { Avatar, Button, classes, Figures, SegmentedControl, Skeleton, TrophyIcon, Written } from '@billet/shared-ui';
import { List } from '../list/list.tsx';
import type { ListModel } from '../list/list-model.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';
import { type BoardRow, GLOBAL, type Region } from './board.ts';
import styles from './leaderboard.module.css';

export interface LeaderboardModel {
  readonly entries: ListModel<BoardRow>;
  /** The user's own place; null until the board is loaded. */
  readonly me: OwnLeaderboardEntry | null;
  readonly season: number;
  /** Board shown: `global` or a region code. */
  readonly shown: string;
  /** Region that the user chose; null without one. */
  readonly region: Region | null;
  /** Whether the user chose to be listed anywhere. */
  readonly isListed: boolean;
  readonly onShow: (categoryCode: string) => void;
  readonly onChoose: () => void;
  readonly onContest: () => void;
}

/** Users who received the most this season. */
export function LeaderboardView({ model }: { readonly model: LeaderboardModel }) {
  const text = useText();
  const { locale } = useLanguage();
  const { region, isListed } = model;
  const footer = (
    <Button
      size="l"
      isFullWidth
      variant={isListed ? 'secondary' : 'primary'}
      icon={<TrophyIcon />}
      disabled={model.entries.status !== 'ready'}
      onClick={model.onChoose}
    >
      {text(isListed ? 'share-leaderboard-change' : 'share-leaderboard-join')}
    </Button>
  );
  return (
    <SheetStep
      title={text('share-leaderboard')}
      subtitle={text('share-leaderboard-season', { season: formatNumber(model.season, locale) })}
      footer={footer}
    >
      <div className={styles.content}>
        {region !== null && (
          <SegmentedControl
            label={text('share-leaderboard-boards')}
            options={[
              { value: GLOBAL, label: text('share-leaderboard-global') },
              { value: region.code, label: region.name },
            ]}
            value={model.shown}
            onChange={model.onShow}
          />
        )}
        <Board model={model} />
        <Button variant="ghost" isFullWidth onClick={model.onContest}>
          {text('share-leaderboard-contest')}
        </Button>
      </div>
    </SheetStep>
  );
}

function Board({ model: { entries, me } }: { readonly model: LeaderboardModel }) {
  const text = useText();
  const isOwn = ({ rank, firstName, photoUrl }: LeaderboardEntry) =>
    me?.isListed === true && rank === me.rank && firstName === me.firstName && photoUrl === me.photoUrl;
  return (
    <>
      {me !== null && <Own me={me} />}
      <List
        model={entries}
        name="leaderboard"
        label={text('share-leaderboard-list')}
        placeholder={{ skeleton: <Places /> }}
        keyOf={({ key }) => key}
        isOrdered
      >
        {(entry) => <Entry entry={entry} isOwn={isOwn(entry)} />}
      </List>
    </>
  );
}

function Own({ me }: { readonly me: OwnLeaderboardEntry }) {
  const text = useText();
  return (
    <section className={styles.own} aria-label={text('share-leaderboard-own')}>
      {me.score > 0 && <Figures className={styles.ownRank}>{text('share-leaderboard-rank', { rank: me.rank })}</Figures>}
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
    <div className={classes(styles.entry, isOwn && styles.isOwn)}>
      <span className={styles.rank} data-place={entry.rank <= 3 ? entry.rank : undefined}>
        <Figures>{entry.rank}</Figures>
      </span>
      <Avatar firstName={entry.firstName} photoUrl={entry.photoUrl} size="m" />
      <span className={styles.name}>
        <span>
          <Written>{entry.firstName}</Written>
        </span>
        {isOwn && <span className={styles.you}>{text('share-leaderboard-you')}</span>}
        <span className={styles.score}>{text('share-leaderboard-score', { count: entry.score })}</span>
      </span>
    </div>
  );
}

/** Placeholders of the user's own place and of the first other places. */
function Places() {
  return (
    <>
      <Skeleton height={84} radius="var(--radius-l)" />
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={64} radius="var(--radius-l)" />
      ))}
    </>
  );
}
