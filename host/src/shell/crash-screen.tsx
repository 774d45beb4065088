import { useText } from '@billet/shared-i18n';
import { Failed } from '@billet/shared-ui';
import { idleChunk } from '../idle/idle-chunk.ts';

/** Fallback for an error of the shell itself (NAV-09). */
export function CrashScreen() {
  const text = useText();
  return (
    <main>
      <Failed
        art={idleChunk.peek()?.errorGhost()}
        place="page"
        title={text('shell-crash-title')}
        text={text('shell-crash-text')}
        retryLabel={text('shell-reload')}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
