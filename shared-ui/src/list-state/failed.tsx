import { type ReactNode, useRef, useState } from 'react';
import { GiftArt } from '../art/gift-art.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import styles from './failed.module.css';

export interface FailedProps {
  /** What didn't come. */
  readonly title: string;
  /** Why, or that nothing is lost. */
  readonly text?: string | undefined;
  /** 'Try again'. */
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** It is being tried again: the button keeps its place and focus. */
  readonly isBusy?: boolean;
  /** Another way on, below. */
  readonly other?: ReactNode;
  /** page: in the middle of a whole page, whose heading it is · line: one piece of a page of which the rest is there. */
  readonly place?: 'page' | 'part' | 'line';
  /** A still picture unless given: it stands too where our code can't come. */
  readonly art?: ReactNode;
  readonly className?: string | undefined;
}

/** Something didn't come, and can be asked for again: the one shape of failure, for pages, sheets and lists. */
export function Failed({ place = 'part', className, ...words }: FailedProps) {
  const here = useRef<HTMLDivElement>(null);
  useKeptFocus(here);
  return (
    <div ref={here} className={classes(place === 'page' && styles.page, className)}>
      {place === 'line' ? <FailedLine {...words} /> : <FailedPart {...words} place={place} />}
      <Again {...words} />
    </div>
  );
}

/** An alert whose words stay as they are isn't said anew: that it failed once more is. */
function Again({ title, text = '', isBusy = false }: FailedProps) {
  const [whenBusy, setWhenBusy] = useState<string | null>(null);
  if (isBusy && whenBusy !== text) setWhenBusy(text);
  return (
    whenBusy === text && (
      <p role="status" className={styles.again}>
        {!isBusy && title}
      </p>
    )
  );
}

const still = <GiftArt itemId="oops" size={112} />;

function FailedPart({ place, title, text, art = still, retryLabel, onRetry, isBusy = false, other }: FailedProps) {
  return (
    <div role="alert">
      <EmptyState
        art={art}
        heading={place === 'page' ? 'h1' : 'h3'}
        title={title}
        text={text}
        action={
          <div className={styles.ways}>
            <Button isBusy={isBusy} onClick={onRetry}>
              {retryLabel}
            </Button>
            {other}
          </div>
        }
      />
    </div>
  );
}

function FailedLine({ title, text, retryLabel, onRetry, isBusy = false, other }: FailedProps) {
  const ways = (
    <div className={styles.ways}>
      <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
        {retryLabel}
      </Button>
      {other}
    </div>
  );
  return (
    <Banner tone="error" action={ways}>
      {title}
      {text !== undefined && <span className={styles.why}>{text}</span>}
    </Banner>
  );
}
