import { bridge } from './bridge.ts';
import { paintDarkness, watchDarkness } from './environment/darkness.ts';
import { sendFirstMessages } from './environment/first-messages.ts';
import type { Launch } from './environment/launch.ts';
import { listenForPage } from './live/lazy-live.ts';
import { onTelegramBack, telegramBackButton } from './messenger/back-button.ts';
import { supportsVersion } from './messenger/wire.ts';
import { changeEnvironment } from './session/app-state.ts';
import { loadMode } from './session/mode.ts';
import { pageDeps } from './session/page-session.ts';
import { refreshProfile } from './session/profile.ts';
import { session } from './session/store.ts';
import { pageBackButton } from './shell/page-back-button.ts';
import { layers } from './shell/page-layers.ts';

function startMessenger(launch: Launch | null): void {
  if (launch === null || bridge().messenger.kind !== 'telegram') return;
  sendFirstMessages(launch);
  layers.setButton(supportsVersion('6.1') ? telegramBackButton : pageBackButton);
  onTelegramBack(() => layers.back());
}

/**
 * Starts everything that runs until the page closes: the messenger, dark mode, the stored mode, the profile and live events. Returns the
 * stop function at once; the session has the progress. Call it after `installBridge`.
 */
export function startSession(launch: Launch | null): () => void {
  startMessenger(launch);
  const stops = [
    watchDarkness(launch, (isDark) => {
      changeEnvironment(session, { isDark });
      paintDarkness(isDark);
    }),
  ];
  changeEnvironment(session, { isInitialized: true });
  const deps = pageDeps();
  void loadMode(deps);
  const token = launch?.rawInitData ?? null;
  if (token !== null) {
    void refreshProfile(deps);
    stops.push(
      whenLoaded(() => {
        stops.push(listenForPage(token));
      }),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Calls `work` once after the profile is loaded: that call creates the account, and others fail before. */
function whenLoaded(work: () => void): () => void {
  const stop = session.subscribe(({ userData }) => {
    if (userData.user === null) return;
    stop();
    work();
  });
  return stop;
}
