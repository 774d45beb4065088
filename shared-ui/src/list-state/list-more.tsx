import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './list-state.module.css';

export interface ListMoreProps {
  /** Whether there is a next page, and whether it is loading or failed. */
  readonly status: 'none' | 'ready' | 'loading' | 'failed';
  readonly label: string;
  /** Shown when the next page failed to load. */
  readonly failedText: string;
  readonly retryLabel: string;
  readonly onMore: () => void;
}

/** Loads the next page of a list. After the last page the button disappears and the focus stays at the end of the list. */
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
