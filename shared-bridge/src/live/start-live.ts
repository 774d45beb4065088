import { bridge } from '../bridge.ts';
import { accountOf } from '../drafts/page-drafts.ts';
import { pageDeps } from '../session/bound.ts';
import { catchUp, makeFollower } from '../session/change-events.ts';
import { patch, session } from '../session/store.ts';
import { openStream, parseLiveEvent, versionsIn } from './live.ts';
import { listenOnce } from './one-stream.ts';
import { liveEvents } from './page-events.ts';

/** Listens for this page until the answered function is called. The session is told first, so that a page that is told finds it changed. */
export function startLive(token: string): () => void {
  const deps = pageDeps();
  const follow = makeFollower(deps, liveEvents.tell);
  return listenOnce({
    name: `billet/live/${accountOf(session.getState())}`,
    open: ({ onMessage, onConnect, onEnd }) =>
      openStream({
        base: bridge().config.apiBase,
        token,
        onMessage,
        onConnect,
        onRefused: (status) => {
          deps.log({ event: 'live_refused', level: 'warn', status });
          if (status === 401) patch(session, 'appState', { isExpired: true });
          onEnd();
        },
      }),
    onMessage: ({ data, id }) => {
      const event = parseLiveEvent(data);
      if (event) follow(event, versionsIn(id));
    },
    onGap: () => {
      void catchUp(deps);
      // whoever waits for one of these may have missed it
      for (const kind of ['order', 'profile'] as const) liveEvents.tell({ kind });
    },
  });
}
