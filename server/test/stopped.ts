import type { Clock } from '../src/kit/clock.ts';
import { USUAL_DAY } from './harness.ts';

/** A stopped clock, so that no hourly window ends while a test counts. */
export function stoppedClock(real = new Date(), now = USUAL_DAY): Clock {
  return { now: () => now, real: () => real, move: () => {} };
}
