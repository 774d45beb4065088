import type { Logger } from 'pino';
import { MOST_NAMED, type Signals } from './signal.ts';
import { takeSome } from './take-some.ts';

const COALESCE_MS = 50;
/** Room for the mark of what nobody can name. */
const MOST = MOST_NAMED - 1;

/** Gathers what other processes are to hear, and rings for all of it at once. */
export interface Ringing {
  ring(): void;
  changed(personId: string): void;
  ordered(personId: string): void;
  /** Something changed, and who rings can't name whose. */
  changedSomewhere(): void;
  stop(): void;
}

export function makeRinging(notify: (payload: string) => Promise<unknown>, signals: Signals, log: Logger): Ringing {
  const changed = new Set<string>();
  const ordered = new Set<string>();
  let isOpen = false;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const ring = () => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = null;
      const orders = take(ordered, MOST);
      const payload = signals.seal({ ordered: orders, changed: take(changed, MOST - orders.length), isOpen });
      isOpen = false;
      notify(payload).catch((error: unknown) => log.warn({ err: error }, 'live signal failed'));
      // one at a time: two would say that they are about payments
      if (changed.size + ordered.size > 0) ring();
    }, COALESCE_MS);
  };
  return {
    ring,
    changed(personId) {
      changed.add(personId);
      ring();
    },
    ordered(personId) {
      ordered.add(personId);
      ring();
    },
    changedSomewhere() {
      isOpen = true;
      ring();
    },
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

function take(from: Set<string>, most: number): string[] {
  const taken = takeSome(from.values(), most);
  for (const each of taken) from.delete(each);
  return taken;
}
