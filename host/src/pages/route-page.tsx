import { useSession } from '@billet/shared-bridge';
import { type ErrorBoundaryProps, KeyedErrorBoundary } from '@billet/shared-bridge/host';
import { RemoteFailure } from '../error-reporting/failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { AppRoute } from '../site/routes.ts';
import { LazyWebRoute } from '../web/lazy-web-route.tsx';
import { PageFallback } from './page-fallback.tsx';
import { RemotePage } from './remote-page.tsx';

export interface RoutePageProps {
  readonly route: AppRoute;
  readonly home: string;
  readonly remotes: Remotes;
}

/** Page of a route. In a browser outside of the messenger: a link that opens the page in the messenger (ENV-09). */
export function RoutePage({ route, home, remotes }: RoutePageProps) {
  const isWeb = useSession(({ appState }) => appState.environment?.mode === 'web');
  if (isWeb) return <LazyWebRoute key={route.path} route={route} home={home} />;
  // the page remounts when the remote’s version changes
  return (
    <KeyedErrorBoundary contentKey={remotes.versionOf(route.remote)} {...errorBoundaryProps(remotes, route)}>
      <RemotePage remotes={remotes} exposed={route} />
    </KeyedErrorBoundary>
  );
}

/** Props of the error boundary around a page, for errors that its inner boundary does not catch, such as while unmounting. */
export function errorBoundaryProps(remotes: Remotes, route: AppRoute | undefined): Pick<ErrorBoundaryProps, 'onError' | 'fallback'> {
  const version = remotes.versionOf(route?.remote ?? '');
  return {
    onError: (cause) => {
      if (route) remotes.report(route.remote, new RemoteFailure('render', 'threw_while_drawn', { cause }).withVersion(version));
    },
    fallback: (reset) => <PageFallback kind="broken" onRetry={reset} />,
  };
}
