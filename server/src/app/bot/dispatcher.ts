import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { delay } from '../../kit/delay.ts';
import type { Deps } from '../../kit/deps.ts';
import { MAX_ATTEMPTS } from '../../kit/retention/rules.ts';
import { pauseAfter } from './due-updates.ts';
import { isUntouched, markInProgress, updateMark, writeOutcome } from './stored-updates.ts';

/** Handles updates concurrently, since a pre-checkout query must be answered within ten seconds. */
export interface Dispatcher {
  handle(updates: readonly Update[]): void;
  /** Handles an update taken from the database, whose attempt is already counted. */
  handleAgain(update: Update): void;
  isInWork(updateId: number): boolean;
  /** Waits for updates in work. Outcomes that cannot be stored are left to the next process. */
  stop(): Promise<void>;
}

/** Number of times that the pause doubles while outcomes cannot be stored: up to half a minute. */
const GROWS = 6;
/**
 * Milliseconds between two heartbeats for updates in work. The process that takes up abandoned updates checks as often and allows
 * several missing signs.
 */
const SIGN_MS = 1_000;
/** Milliseconds after which an update in work counts as lost, for example on a dead connection, and may be taken up again. */
const LOST_MS = 300_000;

interface Begun {
  readonly update: Update;
  /** Whether this attempt is already counted. */
  readonly isCounted: boolean;
}

interface Work {
  readonly update: Update;
  /** Monotonic time, in milliseconds. */
  readonly since: number;
  readonly end: Promise<void>;
}

const isLost = ({ since }: Work) => performance.now() - since > LOST_MS;

export function openDispatcher(bot: Bot, deps: Deps): Dispatcher {
  const inWork = new Map<number, Work>();
  const stopped = new AbortController();
  const done = new AbortController();
  let isShowing = false;
  // Most updates are finished before the first sign
  const show = async () => {
    isShowing = true;
    while (inWork.size > 0 && !done.signal.aborted) {
      await delay(SIGN_MS, done.signal);
      const updates = [...inWork.values()].flatMap((work) => (isLost(work) ? [] : work.update));
      await markInProgress(deps, updates).catch((err: unknown) =>
        deps.log.warn({ err }, 'updates in progress could not be marked; another process may handle them again'),
      );
    }
    isShowing = false;
  };
  const isInWork = (id: number) => {
    const known = inWork.get(id);
    return known !== undefined && !isLost(known);
  };
  const handle = (updates: readonly Update[], isCounted: boolean) => {
    for (const update of updates) {
      const id = update.update_id;
      if (isInWork(id)) continue;
      const end = finish(bot, deps, { update, isCounted }, stopped.signal).finally(() => {
        if (inWork.get(id) === work) inWork.delete(id);
      });
      const work: Work = { update, since: performance.now(), end };
      inWork.set(id, work);
    }
    if (!isShowing) void show();
  };
  return {
    handle: (updates) => handle(updates, false),
    handleAgain: (update) => handle([update], true),
    isInWork,
    async stop() {
      stopped.abort();
      await Promise.all([...inWork.values()].map(({ end }) => end));
      done.abort();
    },
  };
}

/**
 * Repeats until the outcome is stored. If storing fails, the database is unavailable: a failed update is handled again when it is back,
 * since that may be the cause and a pre-checkout query must be answered within ten seconds. A handled update is only stored again.
 */
async function finish(bot: Bot, deps: Deps, { update, isCounted }: Begun, signal: AbortSignal): Promise<void> {
  const mark = updateMark(deps, update.update_id);
  let outcome = await handled(bot, deps, update);
  for (let times = 1; ; times += 1) {
    if (outcome === 'failed' && isCounted) return;
    try {
      return await writeOutcome(deps, mark, outcome);
    } catch (err) {
      deps.log.error({ err, update: update.update_id }, 'the outcome of an update could not be stored; storing it is retried');
    }
    if (signal.aborted) return;
    await delay(pauseAfter(Math.min(times, GROWS)), signal);
    if (signal.aborted) return;
    if (outcome !== 'failed') continue;
    // Another process may have taken it
    const isUnhandled = await isUntouched(deps, mark).catch(() => null);
    if (isUnhandled === false) return;
    if (isUnhandled && times < MAX_ATTEMPTS) outcome = await handled(bot, deps, update);
  }
}

async function handled(bot: Bot, { log }: Pick<Deps, 'log'>, update: Update): Promise<'handled' | 'failed'> {
  try {
    await bot.handleUpdate(update);
    return 'handled';
  } catch (err) {
    log.error({ err, update: update.update_id }, 'update could not be handled');
    return 'failed';
  }
}
