import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './list-state.module.css';

export interface ListMoreProps {
  /** Whether more is to be had, is coming, or didn't come. */
  readonly status: 'none' | 'ready' | 'loading' | 'failed';
  readonly label: string;
  /** What is said when it didn't come. */
  readonly failedText: string;
  readonly retryLabel: string;
  readonly onMore: () => void;
}

/** What stands behind a page of a list: the way to the next one. With the last page it goes, and the focus stays at the list's end. */
export function ListMore(more: ListMoreProps) {
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      {more.status !== 'none' && <More {...more} end={end} />}
      <span ref={end} tabIndex={-1} className={styles.end} />
    </>
  );
}

function More({ status, label, failedText, retryLabel, onMore, end }: ListMoreProps & { readonly end: RefObject<HTMLElement | null> }) {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = here.current;
    return () => {
      if (element?.contains(document.activeElement)) end.current?.focus({ preventScroll: true });
    };
  }, [end]);
  return (
    <div ref={here} className={styles.more}>
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          {failedText}
        </p>
      )}
      <Button variant="secondary" isFullWidth isBusy={status === 'loading'} onClick={onMore}>
        {status === 'failed' ? retryLabel : label}
      </Button>
    </div>
  );
}
