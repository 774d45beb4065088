import { wait } from '../api/wait.ts';
import { bridge } from '../bridge.ts';
import { lazyFile } from '../lazy/lazy-file.ts';
import { reasonOf } from '../log.ts';
import { onlyOne } from '../only-one.ts';

/** Milliseconds until code that didn't come is asked for again; the last one from then on. */
const PAUSES = [2000, 10_000, 60_000];

export type LiveModule = Pick<typeof import('./start-live.ts'), 'startLive'>;
const liveFile = lazyFile<LiveModule>(() => import(/* webpackChunkName: "live" */ './start-live.ts'));

/** Listens for this page, once the code is here: nobody waits for it, so it is asked for until it comes. Returns the way to stop. */
export function startLiveLate(token: string, load = liveFile.load): () => void {
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
const page = onlyOne('listening', (): Listening => ({ begin: nothing, stop: nothing }));

/** Listens for this page, unless it is deaf for a while. Returns the way to stop for good. */
export function listenForPage(token: string, start: (token: string) => () => void = startLiveLate): () => void {
  page.begin = () => {
    page.stop = start(token);
  };
  page.begin();
  return () => {
    page.begin = nothing;
    page.stop();
  };
}

/** Does something after which nothing may be heard any more; where it fails, the page listens on. */
export async function hearNoMore<T>(act: () => Promise<T>): Promise<T> {
  page.stop();
  try {
    return await act();
  } catch (thrown) {
    page.begin();
    throw thrown;
  }
}

/** Rejects only when it was stopped. */
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
