import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Failed, type FailedProps } from './failed.tsx';
import { ListMore, type ListMoreProps } from './list-more.tsx';
import styles from './list-state.module.css';
import { Waiting } from './waiting.tsx';

export interface LoadingWords {
  /** What is loading, for assistive technology. */
  readonly label: string;
  /** What holds the place of the rows, and how high each is, in pixels; two of 96 unless given. */
  readonly rows?: number;
  readonly height?: number;
  /** Holds the place instead of rows. */
  readonly skeleton?: ReactNode;
}

export interface ListStateProps {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly isEmpty: boolean;
  readonly loading: LoadingWords;
  readonly failed: Omit<FailedProps, 'place'>;
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

/** What loads, in the shape of its rows. */
function Loading({ label, rows = 2, height = 96, skeleton }: LoadingWords) {
  const places = Array.from({ length: rows }, (_, place) => place);
  const shape = (
    <div className={styles.rows}>
      {places.map((place) => (
        <Skeleton key={place} height={height} radius="var(--radius-l)" />
      ))}
    </div>
  );
  return <Waiting label={label} skeleton={skeleton ?? shape} />;
}
