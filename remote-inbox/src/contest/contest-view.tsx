import { useLanguage, useText } from '@billet/shared-i18n';
import { formatNumber } from '@billet/shared-i18n/formats';
import { Button, EyeOffIcon, GiftArt, GiftIcon, HeartIcon, Hero, SheetBody, SparkleIcon, TrophyIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './contest.module.css';

export interface ContestModel {
  /** Calendar year. */
  readonly season: number;
  readonly openLeaderboard: () => void;
  readonly close: () => void;
}

/** Explains the contest: season, score, prizes, and that participation is optional. */
export function ContestView({ model: { season, openLeaderboard, close } }: { readonly model: ContestModel }) {
  const text = useText();
  const year = formatNumber(season, useLanguage().locale);
  return (
    <SheetBody title={text('inbox-contest')} subtitle={text('inbox-contest-text')} onClose={close} closeLabel={text('inbox-close')}>
      <div className={styles.body}>
        <Hero>
          <GiftArt itemId="crown" size={136} />
        </Hero>
        <dl className={styles.rules}>
          <Rule icon={<SparkleIcon />} title={text('inbox-contest-season')} about={text('inbox-contest-season-text', { year })} />
          <Rule icon={<HeartIcon />} title={text('inbox-contest-score')} about={text('inbox-contest-score-text')} />
          <Rule icon={<GiftIcon />} title={text('inbox-contest-prizes')} about={text('inbox-contest-prizes-text')} />
          <Rule icon={<EyeOffIcon />} title={text('inbox-contest-choice')} about={text('inbox-contest-choice-text')} />
        </dl>
        <Button size="l" isFullWidth icon={<TrophyIcon />} onClick={openLeaderboard}>
          {text('inbox-contest-leaderboard')}
        </Button>
      </div>
    </SheetBody>
  );
}

function Rule({ icon, title, about }: { readonly icon: ReactNode; readonly title: string; readonly about: string }) {
  return (
    <div className={styles.rule}>
      <dt className={styles.title}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {title}
      </dt>
      <dd className={styles.about}>{about}</dd>
    </div>
  );
}
