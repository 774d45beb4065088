import { setTimeout as pause } from 'node:timers/promises';
import { events, page, profile } from '../kit/hot-calls.ts';
import { type Answered, openEvents, openWire, type Wire } from '../kit/wire.ts';

/** What became of somebody who opened the app. Milliseconds. */
export interface Visit {
  /** When they had their page, since the herd began; null where they gave up. */
  readonly servedAt: number | null;
  /** The longest that they waited for any answer. */
  readonly slowest: number;
  /** How often they were told when to come back. */
  readonly told: number;
  /** Answers of 5xx that don't tell it, and connections that failed. */
  readonly broken: readonly string[];
}

/** Milliseconds after which a client takes silence for a failure. */
const PATIENCE = 30_000;
/** Seconds after which somebody tries again who was not told when. */
const UNTOLD = 2;

interface Crowd {
  readonly port: number;
  /** When the herd began, and until when its last one tries, by the clock of `performance`. */
  readonly began: number;
  readonly until: number;
  /** Gives up what it opened when the herd is over. */
  keep(close: () => void): void;
}

/** Somebody opens the app: themselves, their page, and a stream of what comes. They wait as the app does: as long as they are told, and up to a second more. */
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
