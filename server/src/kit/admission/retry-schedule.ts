/** Spreads the retries of rejected clients over time: each gets the next free moment. */
export interface RetrySchedule {
  /** A request was served while others waited. */
  served(): void;
  /** Whole seconds after which one more client may retry, 1 to 30. Each call reserves a moment. */
  book(): number;
}

/** Seconds: the longest delay after which a client retries without a message to the user (`LONGEST_SILENT_WAIT` of the bridge). */
const LONGEST = 30;
/** Assumed requests per second until the rate is measured. */
const FIRST_RATE = 100;
const LEAST_RATE = 20;
const SECOND = 1_000;
/** Measuring interval in milliseconds. Clients rejected before the first measurement may return to a server that is idle or full. */
const WINDOW = 200;
/** If a measurement took this many milliseconds, no request was waiting during part of it. */
const GAP = 500;

/** `now`: milliseconds of a monotonic clock; `random`: 0 up to 1. */
export function makeRetrySchedule(now: () => number, random: () => number): RetrySchedule {
  let rate = FIRST_RATE;
  let since = now();
  let count = 0;
  /** Number of rejected clients that are not due yet, at `asOf`. It counts clients and not moments, because moments depend on the rate. */
  let ahead = 0;
  let asOf = since;
  return {
    served() {
      count += 1;
      const passed = now() - since;
      if (passed < WINDOW) return;
      // an interval in which no request waited does not show the capacity
      if (passed < GAP) rate = Math.max(LEAST_RATE, (rate + (count * SECOND) / passed) / 2);
      since = now();
      count = 0;
    },
    book() {
      const passed = now() - asOf;
      asOf += passed;
      ahead = Math.max(0, ahead - (passed * rate) / SECOND) + 1;
      const seconds = Math.ceil(ahead / rate + random());
      if (seconds < LONGEST) return seconds;
      // beyond the limit: choose a random moment in its second half, so that not all clients return at its end
      ahead = Math.min(ahead, rate * LONGEST);
      return Math.floor(LONGEST / 2 + random() * (LONGEST / 2 + 1));
    },
  };
}
