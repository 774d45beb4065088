import { useSession } from '@billet/shared-bridge';
import { Navigate } from '@billet/shared-bridge/host';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { Remotes } from '../remotes/remotes.ts';
import type { AppRoute } from '../site/routes.ts';
import { WebRecipient } from '../web/web-recipient.tsx';
import { WebTab } from '../web/web-tab.tsx';

export interface PageOfProps {
  readonly route: AppRoute;
  readonly home: string;
  readonly remotes: Remotes;
}

/** The page of a route: its remote's in the messenger, a way into the messenger outside of it (ENV-09). */
export function PageOf({ route, home, remotes }: PageOfProps) {
  const isWeb = useSession(({ appState }) => appState.environment?.mode === 'web');
  const { path, web, entry, mode } = route;
  if (!isWeb) return <RemotePage key={path} remotes={remotes} place={route} />;
  if (web) return <WebTab {...web} />;
  if (entry && mode) return <WebRecipient entry={entry} mode={mode} home={home} />;
  return <Navigate to={home} replace />;
}
