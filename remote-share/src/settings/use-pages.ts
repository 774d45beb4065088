import { isApiError } from '@billet/shared-bridge';
import { useCallback, useEffect, useState } from 'react';

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

export interface Pages<T> {
  /** Null while the first page loads. */
  readonly rows: readonly T[] | 'failed' | null;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** Changes rows that are here already. */
  readonly change: (next: (row: T) => T) => void;
}

/** A list that comes a page at a time. `load` must stay the same function. */
export function usePages<T>(load: (skip: number) => Promise<Page<T>>): Pages<T> {
  const [held, setHeld] = useState<Page<T> | 'failed' | null>(null);
  const add = useCallback(
    async (before: readonly T[]) => {
      try {
        const { rows, total } = await load(before.length);
        setHeld({ rows: [...before, ...rows], total });
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        setHeld((now) => now ?? 'failed');
      }
    },
    [load],
  );
  useEffect(() => void add([]), [add]);
  const known = held === 'failed' ? null : held;
  return {
    rows: held === 'failed' ? held : (held?.rows ?? null),
    hasMore: known !== null && known.rows.length < known.total,
    onMore: () => void add(known?.rows ?? []),
    onRetry: () => {
      setHeld(null);
      void add([]);
    },
    change: (next) => setHeld((now) => (now === null || now === 'failed' ? now : { ...now, rows: now.rows.map(next) })),
  };
}
