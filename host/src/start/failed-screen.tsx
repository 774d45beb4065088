import { type ApiFailure, explain } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { Failed } from '@billet/shared-ui';
import { idleChunk } from '../idle/idle-chunk.ts';

export interface FailedScreenProps {
  /** Reason, if known. */
  readonly failure: ApiFailure | null;
  readonly isBusy: boolean;
  readonly onReload: () => void;
}

/** Shown when the profile failed to load (ERR-01). */
export function FailedScreen({ failure, isBusy, onReload }: FailedScreenProps) {
  const text = useText();
  const { id, args } = explain(failure);
  return (
    <main>
      <Failed
        art={idleChunk.peek()?.errorGhost()}
        place="page"
        title={text('shell-profile-failed')}
        text={isBusy ? text('shell-network-retry') : text(id, args)}
        retryLabel={text('shell-reload')}
        isBusy={isBusy}
        onRetry={onReload}
      />
    </main>
  );
}
