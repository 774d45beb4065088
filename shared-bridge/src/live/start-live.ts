import { bridge } from '../bridge.ts';
import { pageDeps } from '../session/bound.ts';
import { catchUp, makeFollower } from '../session/change-events.ts';
import { patch, session } from '../session/store.ts';
import { listen } from './live.ts';
import { liveEvents } from './page-events.ts';

/** Listens for this page until the answered function is called. The session is told first, so that a page that is told finds it changed. */
export function startLive(token: string): () => void {
  const deps = pageDeps();
  return listen({
    base: bridge().config.apiBase,
    token,
    onEvent: makeFollower(deps, liveEvents.tell),
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
