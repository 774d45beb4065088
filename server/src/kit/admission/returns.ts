/** When people who are sent away may come back, so that they don't all come at once: each is given the next free moment. */
export interface Returns {
  /** Somebody was served, while others waited. */
  served(): void;
  /** Whole seconds after which one more may come, 1 to 30; each call takes a place. */
  book(): number;
}

/** A client waits so long without a word from a person (`MOMENT` of the bridge). */
const LONGEST = 30;
/** People a second, until more is known. */
const FIRST_RATE = 100;
const LEAST_RATE = 20;
const SECOND = 1_000;
/** Milliseconds after which it is known better: whoever is sent away by then comes back to a server that is idle, or to one that is full. */
const WINDOW = 200;
/** In so many nobody waited meanwhile. */
const GAP = 500;

/** `now`: milliseconds of a clock that only grows; `random`: 0 up to 1. */
export function makeReturns(now: () => number, random: () => number): Returns {
  let rate = FIRST_RATE;
  let since = now();
  let count = 0;
  /** Who was sent away and isn't due yet, as of then: people, not moments, since those are others when the rate is. */
  let ahead = 0;
  let asOf = since;
  return {
    served() {
      count += 1;
      const passed = now() - since;
      if (passed < WINDOW) return;
      // a time without anybody waiting says nothing of what can be done in it
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
      // more than can be told: over the half of it, lest all of them meet at its end
      ahead = Math.min(ahead, rate * LONGEST);
      return Math.floor(LONGEST / 2 + random() * (LONGEST / 2 + 1));
    },
  };
}
