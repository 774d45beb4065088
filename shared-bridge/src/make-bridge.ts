import { makeApi } from './api/api.ts';
import { takeEarlyOf } from './api/early.ts';
import { notifyOverload } from './api/overload.ts';
import { axiosFile, axiosTransport } from './api/transport.ts';
import { makeClock } from './clock.ts';
import type { Bridge, PublicConfig } from './contract.ts';
import type { Detected } from './environment/detect.ts';
import { framingOrigin } from './environment/framing.ts';
import { liveEvents } from './live/page-events.ts';
import { log, reasonOf } from './log.ts';
import { onLibraryLoaded } from './messenger/library.ts';
import { makeTelegramMessenger } from './messenger/telegram.ts';
import { makeWebMessenger } from './messenger/web.ts';
import { configureWire, handOverToLibrary } from './messenger/wire.ts';
import { setEnvironment } from './session/app-state.ts';
import { patch, session } from './session/store.ts';
import { closeDialog, openDialog } from './shell/dialogs.ts';
import { toasts } from './shell/toasts.ts';

export interface BridgeParts extends Detected {
  readonly config: PublicConfig;
}

function makeMessenger({ environment, launch, config }: BridgeParts) {
  if (environment.mode === 'web') return makeWebMessenger();
  const frame = framingOrigin({ location: window.location, referrer: document.referrer }, config.messengerOrigins);
  if (launch) {
    configureWire(launch.version, frame);
    onLibraryLoaded((library) => {
      handOverToLibrary();
      library.initializeLibrary(frame, launch.version);
      library.start(launch, log);
    });
  }
  return makeTelegramMessenger(launch?.isPremium ?? false, launch?.account ?? null, launch?.platform);
}

/** Loads the HTTP client ahead, so that the first call does not wait for it. The early request of the page does not need it. */
export function warmUpCalls(): void {
  axiosFile.load().catch((thrown: unknown) => log({ event: 'axios_unloaded', level: 'warn', reason: reasonOf(thrown) }));
}

/** Creates the bridge of the page. Call once per page, before any other function of this package; `installBridge` installs it. */
export function makeBridge(parts: BridgeParts): Bridge {
  const { config, environment, launch } = parts;
  const clock = makeClock();
  setEnvironment(session, environment);
  return {
    get environment() {
      return session.getState().appState.environment ?? environment;
    },
    config,
    messenger: makeMessenger(parts),
    api: makeApi({
      transport: axiosTransport({ base: config.apiBase, token: launch?.rawInitData ?? null, clock }),
      clock,
      takeEarly: takeEarlyOf(window),
      onExpired: () => patch(session, 'appState', { isExpired: true }),
      onGone: () => patch(session, 'appState', { isGone: true }),
      onOverload: notifyOverload,
    }),
    shell: { notify: toasts.notify, openDialog, closeDialog },
    clock,
    onLiveEvent: liveEvents.listen,
    log,
  };
}
