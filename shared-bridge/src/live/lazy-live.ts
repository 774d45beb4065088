import { wait } from '../api/wait.ts';
import { bridge } from '../bridge.ts';
import { lazyFile } from '../lazy/lazy-file.ts';
import { reasonOf } from '../log.ts';
import { pageSingleton } from '../page-singleton.ts';

/** Milliseconds until a failed load is retried. The last value repeats. */
const PAUSES = [2000, 10_000, 60_000];

export type LiveModule = Pick<typeof import('./start-live.ts'), 'startLive'>;
const liveFile = lazyFile<LiveModule>(() => import(/* webpackChunkName: "live" */ './start-live.ts'));

/**
 * Starts the live events of this page after their code is loaded. No screen waits for the code, so failed loads are retried. Returns the
 * stop function.
 */
export function startLiveWhenLoaded(token: string, load = liveFile.load): () => void {
  const controller = new AbortController();
  void loadWithRetries(load, controller.signal).then(
    ({ startLive }) => {
      if (controller.signal.aborted) return;
      const stop = startLive(token);
      controller.signal.addEventListener('abort', stop, { once: true });
    },
    () => undefined,
  );
  return () => controller.abort();
}

interface PageListener {
  start(): void;
  stop(): void;
}

const nothing = () => undefined;
const page = pageSingleton('listening', (): PageListener => ({ start: nothing, stop: nothing }));

/** Starts the live events of this page, until `suspendLiveEvents` suspends them. Returns the function that stops them for good. */
export function listenForPage(token: string, startLive: (token: string) => () => void = startLiveWhenLoaded): () => void {
  page.start = () => {
    page.stop = startLive(token);
  };
  page.start();
  return () => {
    page.start = nothing;
    page.stop();
  };
}

/** Stops the live events, then calls `act`. If `act` fails, the page listens again. */
export async function suspendLiveEvents<T>(act: () => Promise<T>): Promise<T> {
  page.stop();
  try {
    return await act();
  } catch (thrown) {
    page.start();
    throw thrown;
  }
}

/** Retries until the code is loaded. Rejects only after the signal aborts. */
async function loadWithRetries(load: () => Promise<LiveModule>, signal: AbortSignal): Promise<LiveModule> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch (thrown) {
      bridge().log({ event: 'live_unloaded', level: 'warn', reason: reasonOf(thrown) });
    }
    await wait(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
  }
}
