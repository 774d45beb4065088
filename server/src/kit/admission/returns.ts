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

/** `now`: milliseconds of a clock that only grows; `random`: 0 up to 1. */
export function makeReturns(now: () => number, random: () => number): Returns {
  let rate = FIRST_RATE;
  let since = now();
  let count = 0;
  let booked = 0;
  return {
    served() {
      count += 1;
      const passed = now() - since;
      if (passed < SECOND) return;
      // a second without anybody waiting says nothing of what can be done in one
      if (passed < 2 * SECOND) rate = Math.max(LEAST_RATE, (rate + (count * SECOND) / passed) / 2);
      since = now();
      count = 0;
    },
    book() {
      booked = Math.max(booked, now()) + SECOND / rate;
      const seconds = Math.ceil((booked - now()) / SECOND + random());
      if (seconds < LONGEST) return seconds;
      // more than can be told: over the half of it, lest all of them meet at its end
      booked = Math.min(booked, now() + LONGEST * SECOND);
      return Math.floor(LONGEST / 2 + random() * (LONGEST / 2 + 1));
    },
  };
}
