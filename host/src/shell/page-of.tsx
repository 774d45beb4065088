import { useSession } from '@billet/shared-bridge';
import { type ErrorBoundaryProps, InTurn } from '@billet/shared-bridge/host';
import { RemoteFailure } from '../remotes/failure.ts';
import { PageFallback } from '../remotes/page-fallback.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { Remotes } from '../remotes/remotes.ts';
import type { AppRoute } from '../site/routes.ts';
import { LazyWebRoute } from '../web/lazy-web-route.tsx';

export interface PageOfProps {
  readonly route: AppRoute;
  readonly home: string;
  readonly remotes: Remotes;
}

/** Page of a route: the remote's page in the messenger, a link into the messenger outside of it (ENV-09). */
export function PageOf({ route, home, remotes }: PageOfProps) {
  const isWeb = useSession(({ appState }) => appState.environment?.mode === 'web');
  if (isWeb) return <LazyWebRoute key={route.path} route={route} home={home} />;
  // remount when the version changes
  return (
    <InTurn name={remotes.versionOf(route.remote)} {...guardOf(remotes, route)}>
      <RemotePage remotes={remotes} exposed={route} />
    </InTurn>
  );
}

/** Error boundary for a page that throws outside of its inner boundary, such as while unmounting. */
export function guardOf(remotes: Remotes, route: AppRoute | undefined): Pick<ErrorBoundaryProps, 'onError' | 'fallback'> {
  const version = remotes.versionOf(route?.remote ?? '');
  return {
    onError: (cause) => {
      if (route) remotes.report(route.remote, new RemoteFailure('render', 'threw_while_drawn', { cause }).of(version));
    },
    fallback: (reset) => <PageFallback kind="broken" onRetry={reset} />,
  };
}
