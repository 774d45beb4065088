import { useLoaded } from '@billet/shared-bridge';
import { ErrorBoundary } from '@billet/shared-bridge/host';
import type { Exposed } from '../site/routes.ts';
import { RemoteFailure } from './failure.ts';
import { PageFallback } from './page-fallback.tsx';
import { PageWaiting } from './page-waiting.tsx';
import type { Remotes } from './remotes.ts';

export interface RemotePageProps {
  readonly remotes: Remotes;
  readonly exposed: Exposed;
}

/** The place where a remote's page stands, whatever becomes of the remote (MFE-06). */
export function RemotePage({ remotes, exposed }: RemotePageProps) {
  const { remote } = exposed;
  const { state, retry } = useLoaded({
    peek: () => remotes.peek('pages', exposed),
    load: () => remotes.load('pages', exposed),
    onFailure: (thrown) => remotes.report(remote, thrown as RemoteFailure),
  });
  const goBack = () => {
    remotes.takePrevious(remote);
    retry();
  };
  const onPrevious = remotes.hasPrevious(remote) ? goBack : null;
  if (state.kind === 'loading') return <PageWaiting />;
  if (state.kind === 'failed') return <PageFallback kind="failed" onRetry={retry} onPrevious={onPrevious} />;
  return (
    <ErrorBoundary
      onError={(error) => remotes.report(remote, new RemoteFailure('render', 'threw', error))}
      fallback={(reset) => <PageFallback kind="broken" onRetry={reset} onPrevious={onPrevious} />}
    >
      <state.value />
    </ErrorBoundary>
  );
}
