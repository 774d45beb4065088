import { bridge } from './bridge.ts';
import { paintDarkness, watchDarkness } from './environment/darkness.ts';
import type { Launch } from './environment/launch.ts';
import { startTelegram } from './environment/start-telegram.ts';
import { liveEvents } from './live/page-events.ts';
import { reasonOf } from './log.ts';
import { onTelegramBack, telegramBackButton } from './messenger/back-button.ts';
import { changeEnvironment } from './session/app-state.ts';
import { pagePorts } from './session/bound.ts';
import { catchUp, followEvent } from './session/change-events.ts';
import { loadMode } from './session/mode.ts';
import { refreshProfile } from './session/profile.ts';
import { patch, session } from './session/store.ts';
import { layers } from './shell/page-layers.ts';

function startMessenger(launch: Launch | null): void {
  if (launch === null || bridge().messenger.kind !== 'telegram') return;
  startTelegram(launch, bridge().log);
  layers.setButton(telegramBackButton);
  onTelegramBack(() => layers.back());
}

/** Live events go to the session first, so that a page that is told finds it changed. */
async function startLive(token: string, isStopped: () => boolean): Promise<() => void> {
  const ports = pagePorts();
  const { listen } = await import(/* webpackChunkName: "live" */ './live/live.ts');
  let events = 0;
  const stop = listen({
    base: bridge().config.apiBase,
    token,
    onEvent: (event) => {
      void followEvent(ports, event, events++ === 0);
      liveEvents.tell(event);
    },
    onReconnect: () => {
      void catchUp(ports);
      for (const kind of ['order', 'profile'] as const) liveEvents.tell({ kind });
    },
    onRefused: (status) => {
      ports.log({ event: 'live_refused', level: 'warn', status });
      if (status === 401) patch(session, 'appState', { isExpired: true });
    },
  });
  if (isStopped()) stop();
  return stop;
}

/**
 * Starts all that runs as long as the page: the messenger's side, darkness, the kept mode, the profile, live events.
 * Returns at once, with the way to stop; how far it is stands in the session. Call it after `installBridge`.
 */
export function startSession(launch: Launch | null): () => void {
  let isStopped = false;
  startMessenger(launch);
  const stops = [
    watchDarkness(launch, (isDark) => {
      changeEnvironment(session, { isDark });
      paintDarkness(isDark);
    }),
  ];
  changeEnvironment(session, { isInitialized: true });
  const ports = pagePorts();
  void loadMode(ports);
  const token = launch?.rawInitData ?? null;
  if (token !== null) {
    void refreshProfile(ports)
      .then(() => startLive(token, () => isStopped))
      .then((stop) => stops.push(stop))
      .catch((thrown: unknown) => ports.log({ event: 'live_unstarted', level: 'warn', reason: reasonOf(thrown) }));
  }
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
