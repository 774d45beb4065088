import type { ReactNode } from 'react';
import { PlaceWords, type PlaceWordsProps } from './sheet-place.tsx';

function PlainWords({ kind, onRetry, onClose }: PlaceWordsProps) {
  if (kind === 'waiting') return <p role="status">…</p>;
  return (
    <p role="alert">
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </p>
  );
}

/** Where no host is that says in somebody's language what became of a sheet: pages alone, and tests. */
export const InPlainWords = ({ children }: { readonly children: ReactNode }) => <PlaceWords value={PlainWords}>{children}</PlaceWords>;
