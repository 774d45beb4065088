import { type ReactNode, useRef, useState } from 'react';
import { GiftArt } from '../art/gift-art.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import styles from './failed.module.css';

export interface FailedProps {
  /** Names the content that failed to load. */
  readonly title: string;
  /** The reason, or that nothing is lost. */
  readonly text?: string | undefined;
  /** 'Try again'. */
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** A retry is under way: the button keeps its place and focus. */
  readonly isBusy?: boolean;
  /** An alternative action below. */
  readonly other?: ReactNode;
  /** page: centred, with the heading of the page · line: one part of a page whose rest has loaded. */
  readonly place?: 'page' | 'part' | 'line';
  /** Defaults to a still picture, which needs no code. */
  readonly art?: ReactNode;
  readonly className?: string | undefined;
}

/** A failed load with a retry button, for pages, sheets and lists. */
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

/** An alert with an unchanged text is not announced again, so this announces the repeated failure. */
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
        heading={place === 'page' ? 'h1' : 'h2'}
        title={title}
        text={text}
        action={
          <div className={styles.actions}>
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
  const actions = (
    <div className={styles.actions}>
      <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
        {retryLabel}
      </Button>
      {other}
    </div>
  );
  return (
    <Banner tone="error" action={actions}>
      {title}
      {text !== undefined && <span className={styles.why}>{text}</span>}
    </Banner>
  );
}
