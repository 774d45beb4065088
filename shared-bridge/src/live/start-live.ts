import type { LiveEvent } from '@billet/shared-domain/contract';
import { bridge } from '../bridge.ts';
import { pageDeps } from '../session/bound.ts';
import { catchUp, followEvent } from '../session/change-events.ts';
import { hasMissed } from '../session/profile-version.ts';
import { patch, session } from '../session/store.ts';
import { listen } from './live.ts';
import { liveEvents } from './page-events.ts';

/** Listens for this page until the answered function is called. The session is told first, so that a page that is told finds it changed. */
export function startLive(token: string): () => void {
  const deps = pageDeps();
  let counts = 0;
  const follow = (event: LiveEvent) => {
    void followEvent(deps, event, event.kind === 'inventory' && counts++ === 0);
    liveEvents.tell(event);
  };
  return listen({
    base: bridge().config.apiBase,
    token,
    onEvent: (event, profileVersion) => {
      const isBehind = profileVersion !== null && hasMissed(deps.store, profileVersion);
      follow(event);
      if (isBehind && event.kind !== 'profile') follow({ kind: 'profile' });
    },
    onReconnect: () => {
      void catchUp(deps);
      // what may have changed meanwhile, for those who wait for it
      for (const kind of ['order', 'profile'] as const) liveEvents.tell({ kind });
    },
    onRefused: (status) => {
      deps.log({ event: 'live_refused', level: 'warn', status });
      if (status === 401) patch(session, 'appState', { isExpired: true });
    },
  });
}
