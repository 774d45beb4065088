import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { PollingLock } from './lock.ts';
import type { Due } from './pauses.ts';
import { failedUpdates } from './stored-updates.ts';

/** Milliseconds between two looks at what failed. */
const LOOK_MS = 1_000;

/** Tries what failed again, for as long as `work` goes on: by the one process that holds the lock, so that nothing is tried twice at once. */
export async function whileRetrying<T>(
  lock: PollingLock,
  deps: Deps,
  { dispatcher, due }: { readonly dispatcher: Dispatcher; readonly due: Due },
  work: () => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const retry = async () => {
    while (!ended.signal.aborted) {
      try {
        await lock.check();
        dispatcher.handle(await failedUpdates(deps, (failed) => due(failed, performance.now())));
      } catch (err) {
        if (!ended.signal.aborted) deps.log.warn({ err }, 'updates that failed wait longer');
      }
      await pause(LOOK_MS, ended.signal);
    }
  };
  const retries = retry();
  try {
    return await work();
  } finally {
    ended.abort();
    await retries;
  }
}
