import { bridge } from '../bridge.ts';
import { accountOf } from '../drafts/page-drafts.ts';
import { makeEventHandler, reloadAfterGap } from '../session/change-events.ts';
import { pageDeps } from '../session/page-session.ts';
import { patch, session } from '../session/store.ts';
import { openStream, parseLiveEvent, versionsIn } from './live.ts';
import { openSharedStream } from './one-stream.ts';
import { liveEvents } from './page-events.ts';

/**
 * Starts the live events of this page until the returned function is called. The session is updated before the listeners are called, so
 * that a listener finds it changed.
 */
export function startLive(token: string): () => void {
  const deps = pageDeps();
  const handleEvent = makeEventHandler(deps, liveEvents.emit);
  return openSharedStream({
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
      if (event) handleEvent(event, versionsIn(id));
    },
    onGap: () => {
      void reloadAfterGap(deps);
      // listeners for these may have missed one
      for (const kind of ['order', 'profile'] as const) liveEvents.emit({ kind });
    },
  });
}
