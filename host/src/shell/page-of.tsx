import { useSession } from '@billet/shared-bridge';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { Remotes } from '../remotes/remotes.ts';
import type { Route } from '../routes.ts';
import { WebRecipient } from '../web/web-recipient.tsx';
import { isWebTab, WebTab } from '../web/web-tab.tsx';

export interface PageOfProps {
  readonly route: Route;
  readonly remotes: Remotes;
}

/** The page of a route: its remote's in the messenger, a way into the messenger outside of it (ENV-09). */
export function PageOf({ route, remotes }: PageOfProps) {
  const isWeb = useSession(({ appState }) => appState.environment?.mode === 'web');
  if (!isWeb) return <RemotePage key={route.path} remotes={remotes} place={route} />;
  if (isWebTab(route.path)) return <WebTab path={route.path} />;
  return <WebRecipient page={route.path === '/send' ? 'send' : 'ask'} />;
}
