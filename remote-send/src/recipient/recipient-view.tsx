import { cutText, PREVIEW_NAME_CUT } from '@billet/shared-domain/rules/text';
import { Avatar, Button, Chip, EyeIcon, HeartIcon, ProfilePreview } from '@billet/shared-ui';
import type { Counters } from './counters.ts';
import { HeroGift } from './hero-gift.tsx';
import styles from './recipient-view.module.css';

export interface RecipientViewProps {
  readonly firstName: string;
  readonly photoUrl: string | null;
  readonly artId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tapLabel: string;
  readonly actionLabel: string;
  readonly previewHint: string;
  readonly counters: Counters;
  readonly onTap: () => void;
  readonly onAct: () => void;
  readonly onPreview: () => void;
}

/** The page that a shared link opens: who it is for, one gift to play with, one thing to do. */
export function RecipientView(props: RecipientViewProps) {
  const { firstName, photoUrl, counters } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.halo}>
          <Avatar firstName={firstName} photoUrl={photoUrl} size="l" />
        </span>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.subtitle}>{props.subtitle}</p>
      </header>
      <div className={styles.stage}>
        <HeroGift artId={props.artId} label={props.tapLabel} onTap={props.onTap} />
        <div className={styles.counters} aria-hidden="true">
          <Chip icon={<HeartIcon />} className={styles.count}>
            {counters.taps}
          </Chip>
          <Chip icon={<EyeIcon />} className={styles.count}>
            {counters.viewers}
          </Chip>
        </div>
      </div>
      <footer className={styles.foot}>
        <Button size="l" isFullWidth onClick={props.onAct}>
          {props.actionLabel}
        </Button>
        <ProfilePreview
          name={cutText(firstName, PREVIEW_NAME_CUT)}
          firstName={firstName}
          photoUrl={photoUrl}
          hint={props.previewHint}
          onOpen={props.onPreview}
        />
      </footer>
    </div>
  );
}
