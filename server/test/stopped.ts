import type { Clock } from '../src/kit/clock.ts';
import { DEFAULT_DATE } from './harness.ts';

/** A stopped clock, so that no hourly window ends while a test counts. */
export function stoppedClock(real = new Date(), now = DEFAULT_DATE): Clock {
  return { now: () => now, real: () => real, move: () => {} };
}
