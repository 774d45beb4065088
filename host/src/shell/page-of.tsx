import { useSession } from '@billet/shared-bridge';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { Remotes } from '../remotes/remotes.ts';
import type { AppRoute } from '../site/routes.ts';
import { WebPlace } from '../web/web-place.tsx';

export interface PageOfProps {
  readonly route: AppRoute;
  readonly home: string;
  readonly remotes: Remotes;
}

/** The page of a route: its remote's in the messenger, a way into the messenger outside of it (ENV-09). */
export function PageOf({ route, home, remotes }: PageOfProps) {
  const isWeb = useSession(({ appState }) => appState.environment?.mode === 'web');
  if (isWeb) return <WebPlace key={route.path} route={route} home={home} />;
  return <RemotePage key={route.path} remotes={remotes} exposed={route} />;
}
