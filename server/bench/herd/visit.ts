import { setTimeout as pause } from 'node:timers/promises';
import { events, page, profile } from '../kit/hot-calls.ts';
import { type Answered, openEvents, openWire, type Wire } from '../kit/wire.ts';

/** The result of one person's visit. Times in milliseconds. */
export interface Visit {
  /** Time from the start of the herd to their page; null if they gave up. */
  readonly servedAt: number | null;
  /** The longest wait for any response. */
  readonly slowest: number;
  /** Number of responses with Retry-After. */
  readonly told: number;
  /** Responses of 5xx without Retry-After, and failed connections. */
  readonly broken: readonly string[];
}

/** Milliseconds after which a client treats a missing response as a failure. */
const PATIENCE = 30_000;
/** Seconds before a retry without a Retry-After. */
const UNTOLD = 2;

interface Crowd {
  readonly port: number;
  /** Start of the herd, and the time of the last attempts, by `performance.now()`. */
  readonly began: number;
  readonly until: number;
  /** Registers a function that closes an open stream at the end of the herd. */
  keep(close: () => void): void;
}

/** Opens the app like a user: profile, page, and event stream. Waits as the app does: for the time of Retry-After plus up to one second. */
export async function visit(n: number, { port, began, until, keep }: Crowd): Promise<Visit> {
  const broken: string[] = [];
  let [slowest, told] = [0, 0];
  let wire: Wire | null = null;

  async function ask(request: string): Promise<Answered | null> {
    wire ??= openWire(port);
    const asked = performance.now();
    try {
      return await withEnd(wire.ask(request), PATIENCE);
    } catch (error) {
      wire.close();
      wire = null;
      broken.push(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      slowest = Math.max(slowest, performance.now() - asked);
    }
  }

  async function get(request: string): Promise<boolean> {
    while (performance.now() < until) {
      const answer = await ask(request);
      if (answer?.status === 200) return true;
      const after = answer?.status === 503 ? answer.retryAfter : null;
      if (after !== null) told += 1;
      else if (answer) broken.push(String(answer.status));
      await pause(((after ?? UNTOLD) + Math.random()) * 1_000);
    }
    return false;
  }

  const isServed = (await get(profile(n))) && (await get(page(n)));
  const servedAt = isServed ? performance.now() - began : null;
  (wire as Wire | null)?.close();
  if (isServed) {
    const stream = openEvents(port, events(n), () => {});
    keep(() => stream.destroy());
  }
  return { servedAt, slowest, told, broken };
}

function withEnd<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => reject(new Error('silence')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(end));
  });
}
