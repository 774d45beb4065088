import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Failed, type FailedProps } from './failed.tsx';
import { ListMore, type ListMoreProps } from './list-more.tsx';
import styles from './list-state.module.css';
import { Waiting } from './waiting.tsx';

export interface LoadingProps {
  /** The text for the loading state. */
  readonly label: string;
  /** Number and height (pixels) of placeholder rows. Defaults to two of 96. */
  readonly rows?: number;
  readonly height?: number;
  /** Replaces the placeholder rows. */
  readonly skeleton?: ReactNode;
}

export interface ListStateProps {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly isEmpty: boolean;
  readonly loading: LoadingProps;
  readonly failed: Omit<FailedProps, 'place'>;
  readonly empty: EmptyStateProps;
  /** For a list that is loaded page by page. */
  readonly more?: ListMoreProps | undefined;
  /** The list, rendered when it is loaded and not empty. */
  readonly children: ReactNode;
}

/** The states of a list from the server: loading, failed, empty, or its rows with a button for more. */
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

/** The loading state in the shape of the rows. */
function Loading({ label, rows = 2, height = 96, skeleton }: LoadingProps) {
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
