import type { Logger } from 'pino';
import { regardless } from '../db/client/work.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { awayBy, type Outside } from './away.ts';

/** Milliseconds between two tries whether it is back. */
const TRY_AGAIN = 1_000;
/** Milliseconds without a failure before it counts as back: connections find out one after the other. */
const CALM = 2_000;

/** What stands for a thing outside: `try` resolves when it answers. */
interface Watched {
  readonly try: () => Promise<unknown>;
}
interface Outage {
  readonly since: number;
  lastAt: number;
  lines: number;
}

/** Makes one line of an outage, and one of its end, out of the many that its failures would be. */
export interface Outages {
  /** Whether a line of the log is about an outage, which then tells of itself. */
  takes(error: unknown): boolean;
  /** From here on outages of it are told by this log. */
  watch(what: Outside, watched: Watched, log: Logger): void;
  close(): void;
}

export function makeOutages({ outages: gauge }: Pick<Metrics, 'outages'>): Outages {
  const known = new Map<Outside, Watched & { readonly log: Logger }>();
  const current = new Map<Outside, Outage>();
  const timers = new Set<NodeJS.Timeout>();

  function begin(of: Outside, err: unknown): void {
    const now = performance.now();
    current.set(of, { since: now, lastAt: now, lines: 0 });
    gauge.set({ of }, 1);
    // by what it is made of: the error itself would be taken for another line of it
    const code = codeOf(err);
    known.get(of)?.log.error({ event: 'outage', of, code }, `the ${of} is out of reach`);
    tryAgain(of);
  }

  function tryAgain(of: Outside): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void look(of);
    }, TRY_AGAIN).unref();
    timers.add(timer);
  }

  async function look(of: Outside): Promise<void> {
    const watched = known.get(of);
    if (!watched) return;
    // what it began in may have been given up
    const isBack = await regardless(watched.try).then(
      () => true,
      () => false,
    );
    const outage = current.get(of);
    if (!outage) return;
    if (!isBack || performance.now() - outage.lastAt < CALM) return tryAgain(of);
    current.delete(of);
    gauge.set({ of }, 0);
    const seconds = Math.round((performance.now() - outage.since) / 1000);
    watched.log.info({ event: 'outage_over', of, seconds, failures: outage.lines + 1 }, `the ${of} answers again`);
  }

  return {
    takes(error) {
      const of = awayBy(error);
      if (of === null || !known.has(of)) return false;
      const outage = current.get(of);
      if (!outage) begin(of, error);
      else Object.assign(outage, { lastAt: performance.now(), lines: outage.lines + 1 });
      return true;
    },
    watch(what, watched, log) {
      known.set(what, { ...watched, log });
      gauge.set({ of: what }, 0);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      known.clear();
    },
  };
}

/** The first code that an error or its causes have. */
function codeOf(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) if ('code' in each && typeof each.code === 'string') return each.code;
  return undefined;
}
