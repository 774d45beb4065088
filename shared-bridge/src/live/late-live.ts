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
  const stopping = new AbortController();
  void comingOf(load, stopping.signal).then(
    ({ startLive }) => {
      if (stopping.signal.aborted) return;
      const stop = startLive(token);
      stopping.signal.addEventListener('abort', stop, { once: true });
    },
    () => undefined,
  );
  return () => stopping.abort();
}

interface Listening {
  begin(): void;
  stop(): void;
}

const nothing = () => undefined;
const page = pageSingleton('listening', (): Listening => ({ begin: nothing, stop: nothing }));

/** Starts the live events of this page, until `suspendLiveEvents` suspends them. Returns the function that stops them for good. */
export function listenForPage(token: string, start: (token: string) => () => void = startLiveWhenLoaded): () => void {
  page.begin = () => {
    page.stop = start(token);
  };
  page.begin();
  return () => {
    page.begin = nothing;
    page.stop();
  };
}

/** Stops the live events, then calls `act`. If `act` fails, the page listens again. */
export async function suspendLiveEvents<T>(act: () => Promise<T>): Promise<T> {
  page.stop();
  try {
    return await act();
  } catch (thrown) {
    page.begin();
    throw thrown;
  }
}

/** Retries until the code is loaded. Rejects only after the signal aborts. */
async function comingOf(load: () => Promise<LiveModule>, signal: AbortSignal): Promise<LiveModule> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch (thrown) {
      bridge().log({ event: 'live_unloaded', level: 'warn', reason: reasonOf(thrown) });
    }
    await wait(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
  }
}
