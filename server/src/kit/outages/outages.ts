import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { classifyOutage, type Dependency } from './classify.ts';

/** Milliseconds between two checks during an outage. */
const CHECK_INTERVAL_MS = 1_000;
/** Milliseconds without a failure before an outage ends: connections detect it one after the other. */
const QUIET_MS = 2_000;
/**
 * Milliseconds. If calls fail while the check passes, each outage that follows within this time needs twice the quiet time of the previous one.
 */
const MAX_QUIET_MS = 60_000;
/** Maximum characters of an error's message in the log. */
const MAX_REASON_LENGTH = 200;

/** A dependency. `check` resolves if it works. */
interface Watched {
  readonly check: () => Promise<unknown>;
  /** Milliseconds between two checks without an outage; undefined: only failed calls start one. */
  readonly every?: number;
}
interface Outage {
  readonly since: number;
  readonly reason: Reason;
  /** Milliseconds without a failure until it ends. */
  readonly quietMs: number;
  /** Whether the check failed too. */
  isConfirmed: boolean;
  lastAt: number;
  failures: number;
}
interface Reason {
  readonly code: string | undefined;
  readonly reason: string;
}

/** Logs one line at the start of an outage and one at its end, instead of one for each failure. */
export interface Outages {
  /** Whether an error is about an outage that is already logged. */
  takes(error: unknown): boolean;
  /** Starts to watch a dependency, and logs its outages to this log. */
  watch(what: Dependency, watched: Watched, log: Logger): void;
  close(): void;
}

export function makeOutages({ outages: gauge }: Pick<Metrics, 'outages'>): Outages {
  const known = new Map<Dependency, Watched & { readonly log: Logger }>();
  const current = new Map<Dependency, Outage>();
  const last = new Map<Dependency, { readonly endedAt: number; readonly quietMs: number; readonly isConfirmed: boolean }>();
  const timers = new Set<NodeJS.Timeout>();

  function begin(of: Dependency, error: Error): void {
    const now = performance.now();
    const before = last.get(of);
    const isUnstable = before !== undefined && !before.isConfirmed && now - before.endedAt < MAX_QUIET_MS;
    const quietMs = isUnstable ? Math.min(before.quietMs * 2, MAX_QUIET_MS) : QUIET_MS;
    // the error object itself would count as another failure
    const reason = reasonOf(error);
    current.set(of, { since: now, reason, quietMs, isConfirmed: false, lastAt: now, failures: 1 });
    gauge.set({ of }, 1);
    known.get(of)?.log.error({ event: 'outage', of, ...reason }, `the ${of} is out of reach`);
  }

  function fail(of: Dependency, error: Error): void {
    const outage = current.get(of);
    if (outage) Object.assign(outage, { lastAt: performance.now(), failures: outage.failures + 1 });
    else begin(of, error);
  }

  function end(of: Dependency, { since, reason, failures, quietMs, isConfirmed }: Outage): void {
    const now = performance.now();
    current.delete(of);
    last.set(of, { endedAt: now, quietMs, isConfirmed });
    gauge.set({ of }, 0);
    const seconds = Math.round((now - since) / 1000);
    known.get(of)?.log.info({ event: 'outage_over', of, ...reason, seconds, failures }, `the ${of} answers again`);
  }

  function scheduleCheck(of: Dependency, ms: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void checkNow(of);
    }, ms).unref();
    timers.add(timer);
  }

  async function checkNow(of: Dependency): Promise<void> {
    const watched = known.get(of);
    if (!watched) return;
    const error = await watched.check().then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    );
    if (!known.has(of)) return;
    if (error) fail(of, error);
    const outage = current.get(of);
    if (outage && error) outage.isConfirmed = true;
    if (outage && performance.now() - outage.lastAt >= outage.quietMs) end(of, outage);
    if (current.has(of)) scheduleCheck(of, CHECK_INTERVAL_MS);
    else if (watched.every !== undefined) scheduleCheck(of, watched.every);
  }

  return {
    takes(error) {
      const sign = classifyOutage(error);
      if (sign === null) return false;
      const watched = known.get(sign.of);
      if (!watched) return false;
      const isNew = !current.has(sign.of);
      fail(sign.of, sign.error);
      // a dependency that is checked regularly has a check scheduled already
      if (isNew && watched.every === undefined) scheduleCheck(sign.of, CHECK_INTERVAL_MS);
      return true;
    },
    watch(what, watched, log) {
      known.set(what, { ...watched, log });
      gauge.set({ of: what }, 0);
      if (watched.every !== undefined) scheduleCheck(what, watched.every);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      known.clear();
    },
  };
}

/** Error messages of connections, PostgreSQL's resource errors and the HTTP client of the Bot API quote no values of ours. */
function reasonOf(error: Error): Reason {
  const [first = error] = error instanceof AggregateError ? error.errors : [error];
  const { code, message } = first as NodeJS.ErrnoException;
  return { code, reason: message.slice(0, MAX_REASON_LENGTH) };
}
