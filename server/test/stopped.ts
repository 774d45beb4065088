import type { Clock } from '../src/kit/clock.ts';
import { USUAL_DAY } from './harness.ts';

/** A clock that stands still, so that no window of an hour ends while a test counts. */
export function stoppedClock(real = new Date(), now = USUAL_DAY): Clock {
  return { now: () => now, real: () => real, move: () => {} };
}
