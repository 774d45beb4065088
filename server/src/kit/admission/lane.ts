import type { RetrySchedule } from './retry-schedule.ts';

/** Maximum running requests, maximum waiting requests, and maximum waiting time in milliseconds. */
export interface LaneLimits {
  readonly atWork: number;
  readonly waiting: number;
  readonly patience: number;
}

export interface LaneNumbers {
  readonly atWork: number;
  readonly waiting: number;
  /** Count since the start. */
  readonly refused: number;
}

/** A share of the server's capacity that other lanes cannot use. */
export interface Lane {
  /**
   * Calls `begin` as soon as there is a place, or `refuse` with the seconds after which to retry. The returned function ends the stay,
   * running or waiting. It may be called repeatedly.
   */
  enter(begin: () => void, refuse: (retryAfter: number) => void): () => void;
  /** Whether a new request would start at once. */
  isFree(): boolean;
  numbers(): LaneNumbers;
}

interface Stay {
  state: 'waiting' | 'at work' | 'over';
  timer?: NodeJS.Timeout;
  readonly begin: () => void;
}

export function makeLane(limits: LaneLimits, retries: RetrySchedule): Lane {
  const waiting = new Set<Stay>();
  let atWork = 0;
  let refused = 0;

  const start = (stay: Stay) => {
    waiting.delete(stay);
    clearTimeout(stay.timer);
    stay.state = 'at work';
    atWork += 1;
    stay.begin();
  };
  const end = (stay: Stay) => {
    const { state } = stay;
    stay.state = 'over';
    clearTimeout(stay.timer);
    waiting.delete(stay);
    if (state !== 'at work') return;
    atWork -= 1;
    const [first] = waiting;
    if (!first) return;
    retries.served();
    start(first);
  };
  return {
    enter(begin, refuse) {
      const stay: Stay = { state: 'waiting', begin };
      const turnAway = () => {
        end(stay);
        refused += 1;
        refuse(retries.book());
      };
      if (atWork < limits.atWork) start(stay);
      else if (waiting.size >= limits.waiting) turnAway();
      else {
        waiting.add(stay);
        stay.timer = setTimeout(turnAway, limits.patience);
      }
      return () => end(stay);
    },
    isFree: () => atWork < limits.atWork,
    numbers: () => ({ atWork, waiting: waiting.size, refused }),
  };
}
