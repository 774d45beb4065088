import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ListMore, type ListMoreProps } from './list-more.tsx';
import styles from './list-state.module.css';

export interface LoadingWords {
  /** What is loading, for assistive technology. */
  readonly label: string;
  /** What holds the place of the rows, and how high each is, in pixels; two of 96 unless given. */
  readonly rows?: number;
  readonly height?: number;
  /** Holds the place instead of rows. */
  readonly skeleton?: ReactNode;
}

export interface FailedWords {
  readonly artId?: string;
  readonly title: string;
  /** Why, or that nothing is lost. */
  readonly text?: string | undefined;
  /** 'Try again'. */
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

export interface ListStateProps {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly isEmpty: boolean;
  readonly loading: LoadingWords;
  readonly failed: FailedWords;
  readonly empty: EmptyStateProps;
  /** Where the list comes a page at a time. */
  readonly more?: ListMoreProps | undefined;
  /** The list itself, drawn when it is here and not empty. */
  readonly children: ReactNode;
}

/** A list that comes from elsewhere: while it loads, when it didn't come, when nothing is in it, and itself with what follows. */
export function ListState({ status, isEmpty, loading, failed, empty, more, children }: ListStateProps) {
  if (status === 'loading') return <Loading {...loading} />;
  if (status === 'failed') return <Failed {...failed} />;
  if (isEmpty) return <EmptyState {...empty} />;
  return (
    <>
      {children}
      {more !== undefined && <ListMore {...more} />}
    </>
  );
}

function Loading({ label, rows = 2, height = 96, skeleton }: LoadingWords) {
  const places = Array.from({ length: rows }, (_, place) => place);
  return (
    <div className={styles.rows} role="status" aria-label={label} aria-busy="true">
      {skeleton ?? places.map((place) => <Skeleton key={place} height={height} radius="var(--radius-l)" />)}
    </div>
  );
}

function Failed({ artId = 'envelope', title, text, retryLabel, onRetry }: FailedWords) {
  return (
    <div role="alert">
      <EmptyState artId={artId} title={title} text={text} action={<Button onClick={onRetry}>{retryLabel}</Button>} />
    </div>
  );
}
