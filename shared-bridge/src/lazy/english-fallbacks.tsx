// biome-ignore-all lint/plugin: only a standalone remote shows these texts; in the app the host shows translated ones
import type { ReactNode } from 'react';
import { SheetStateViewContext, type SheetStateViewProps } from './sheet-placeholder.tsx';

function EnglishStateView({ kind, onRetry, onClose }: SheetStateViewProps) {
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

/** Fallback texts in plain English where no host provides localized ones: standalone pages and tests. */
export const EnglishFallbacks = ({ children }: { readonly children: ReactNode }) => (
  <SheetStateViewContext value={EnglishStateView}>{children}</SheetStateViewContext>
);
