import { useText } from '@billet/shared-i18n';
import { Failed } from '@billet/shared-ui';
import { idleChunk } from '../idle/idle-chunk.ts';

export interface PageFallbackProps {
  /** contract: no version of the remote runs in this shell, so only a newer shell helps. */
  readonly kind: 'failed' | 'broken' | 'contract';
  readonly onRetry: () => void;
  /** A retry is in progress. */
  readonly isBusy?: boolean;
}

/** Replaces a page that could not be shown; the rest of the app keeps working. */
export function PageFallback({ kind, onRetry, isBusy = false }: PageFallbackProps) {
  const text = useText();
  const words =
    kind === 'contract'
      ? { text: text('shell-dialog-unknown'), retryLabel: text('shell-reload') }
      : { text: text(isBusy ? 'shell-page-loading' : `shell-page-${kind}-text`), retryLabel: text('shell-page-retry') };
  return (
    <Failed
      art={idleChunk.peek()?.errorGhost()}
      place="page"
      title={text(`shell-page-${kind}-title`)}
      {...words}
      onRetry={onRetry}
      isBusy={isBusy}
    />
  );
}
