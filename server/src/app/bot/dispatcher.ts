import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { MOST_ATTEMPTS } from '../../kit/retention/rules.ts';
import { pauseAfter } from './pauses.ts';
import { isUntouched, showAtWork, updateMark, writeOutcome } from './stored-updates.ts';

/** Handles updates side by side, since a payment's question must be answered within ten seconds whatever else goes on. */
export interface Dispatcher {
  handle(updates: readonly Update[]): void;
  /** The same with one that was taken from the database, where this attempt is counted already. */
  handleAgain(update: Update): void;
  isInWork(updateId: number): boolean;
  /** What is in work ends; what can't be written down now is left to the next process. */
  stop(): Promise<void>;
}

/** How often a pause grows while not even a failure can be written down: to half a minute. */
const GROWS = 6;
/** Milliseconds between two signs that updates are in work: whoever takes up what is left looks as often, and wants to miss several. */
const SIGN_MS = 1_000;
/** Milliseconds after which what is in work counts as lost, as with a connection that is dead and doesn't say so: somebody takes it up anew. */
const LOST_MS = 300_000;

interface Begun {
  readonly update: Update;
  /** Whether this attempt is counted already. */
  readonly isCounted: boolean;
}

interface Work {
  readonly update: Update;
  /** By a clock that only grows. */
  readonly since: number;
  readonly end: Promise<void>;
}

const isLost = ({ since }: Work) => performance.now() - since > LOST_MS;

export function openDispatcher(bot: Bot, deps: Deps): Dispatcher {
  const inWork = new Map<number, Work>();
  const stopped = new AbortController();
  const done = new AbortController();
  let isShowing = false;
  // most are done before the first sign
  const show = async () => {
    isShowing = true;
    while (inWork.size > 0 && !done.signal.aborted) {
      await pause(SIGN_MS, done.signal);
      const updates = [...inWork.values()].flatMap((work) => (isLost(work) ? [] : work.update));
      await showAtWork(deps, updates).catch((err: unknown) => deps.log.warn({ err }, 'updates in work may look left'));
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
 * Until it stands in the database that it is handled, or that it failed. Where that can't be written down, the database is away: what failed is
 * handled again when it is back, as that may be why, and a question waits ten seconds; what is handled is only written again.
 */
async function finish(bot: Bot, deps: Deps, { update, isCounted }: Begun, signal: AbortSignal): Promise<void> {
  const mark = updateMark(deps, update.update_id);
  let outcome = await handled(bot, deps, update);
  for (let times = 1; ; times += 1) {
    if (outcome === 'failed' && isCounted) return;
    try {
      return await writeOutcome(deps, mark, outcome);
    } catch (err) {
      deps.log.error({ err, update: update.update_id }, 'how an update ended is written down later');
    }
    if (signal.aborted) return;
    await pause(pauseAfter(Math.min(times, GROWS)), signal);
    if (signal.aborted) return;
    if (outcome !== 'failed') continue;
    // whoever took it meanwhile has it
    const stands = await isUntouched(deps, mark).catch(() => null);
    if (stands === false) return;
    if (stands && times < MOST_ATTEMPTS) outcome = await handled(bot, deps, update);
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
