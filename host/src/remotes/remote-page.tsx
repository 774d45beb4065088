import { useText } from '@billet/shared-i18n';
import { Spinner } from '@billet/shared-ui';
import type { Place } from '../site/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { RemoteFailure } from './failure.ts';
import { PageFallback } from './page-fallback.tsx';
import styles from './remote-page.module.css';
import type { Remotes } from './remotes.ts';
import { usePlace } from './use-place.ts';

export interface RemotePageProps {
  readonly remotes: Remotes;
  readonly place: Place;
}

/** The place where a remote's page stands, whatever becomes of the remote (MFE-06). */
export function RemotePage({ remotes, place }: RemotePageProps) {
  const { state, retry } = usePlace(remotes, place);
  const goBack = () => {
    remotes.takePrevious(place.remote);
    retry();
  };
  const onPrevious = remotes.hasPrevious(place.remote) ? goBack : null;
  if (state.kind === 'loading') return <Waiting />;
  if (state.kind === 'failed') return <PageFallback kind="failed" onRetry={retry} onPrevious={onPrevious} />;
  return (
    <ErrorBoundary
      onError={(error) => remotes.report(place.remote, new RemoteFailure('render', 'threw', error))}
      fallback={(reset) => <PageFallback kind="broken" onRetry={reset} onPrevious={onPrevious} />}
    >
      <state.Component />
    </ErrorBoundary>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div className={`${styles.place} ${styles.waiting}`}>
      <Spinner label={text('shell-page-loading')} />
    </div>
  );
}
