import type { SheetStateViewProps } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { Button, Failed, Waiting } from '@billet/shared-ui';
import { idleChunk } from '../idle/idle-chunk.ts';

/** Content of a sheet that is loading, failed to load or is broken (MFE-06). */
export function SheetStateView({ kind, onRetry, onClose }: SheetStateViewProps) {
  const text = useText();
  if (kind === 'waiting') return <Waiting art={idleChunk.peek()?.waitingGhost()} isTextShown label={text('shell-sheet-loading')} />;
  const close = (
    <Button variant="ghost" onClick={onClose}>
      {text('shell-sheet-close')}
    </Button>
  );
  return (
    <Failed
      art={idleChunk.peek()?.errorGhost()}
      title={text(`shell-sheet-${kind}-title`)}
      text={text(`shell-sheet-${kind}-text`)}
      retryLabel={text('shell-page-retry')}
      onRetry={onRetry}
      other={close}
    />
  );
}
