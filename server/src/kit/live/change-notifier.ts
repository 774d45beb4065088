import type { Logger } from 'pino';
import { MAX_IDS, type Signals } from './signal.ts';
import { takeUpTo } from './take-up-to.ts';

const COALESCE_MS = 50;
/** One entry remains for an unknown person. */
const MAX_KNOWN_IDS = MAX_IDS - 1;

/** Collects changes for other processes, and sends them in one signal. */
export interface ChangeNotifier {
  schedule(): void;
  addChange(personId: string): void;
  addOrderChange(personId: string): void;
  /** Something changed for a person whom the caller cannot name. */
  addUnknownChange(): void;
  stop(): void;
}

export function makeChangeNotifier(notify: (payload: string) => Promise<unknown>, signals: Signals, log: Logger): ChangeNotifier {
  const changed = new Set<string>();
  const ordered = new Set<string>();
  let hasUnknown = false;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const schedule = () => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = null;
      const orders = take(ordered, MAX_KNOWN_IDS);
      const payload = signals.seal({ ordered: orders, changed: take(changed, MAX_KNOWN_IDS - orders.length), hasUnknown });
      hasUnknown = false;
      notify(payload).catch((error: unknown) => log.warn({ err: error }, 'live signal failed'));
      // one at a time: two signals together would show that one is about payments
      if (changed.size + ordered.size > 0) schedule();
    }, COALESCE_MS);
  };
  return {
    schedule,
    addChange(personId) {
      changed.add(personId);
      schedule();
    },
    addOrderChange(personId) {
      ordered.add(personId);
      schedule();
    },
    addUnknownChange() {
      hasUnknown = true;
      schedule();
    },
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

function take(from: Set<string>, most: number): string[] {
  const taken = takeUpTo(from.values(), most);
  for (const each of taken) from.delete(each);
  return taken;
}
