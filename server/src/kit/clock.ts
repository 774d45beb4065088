/**
 * The only source of time. `now` is business time (gates, seasons, countdowns, times stored with notes), which a developer can move
 * locally. `real` is the machine's time (authentication, orders, limits, jobs).
 */
export interface Clock {
  now(): Date;
  real(): Date;
  /** Sets business time to `to`, from where it continues; null resets it to real time. */
  move(to: Date | null): void;
}

/** The day of a moment, in UTC, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function makeClock(start: Date | null = null): Clock {
  let offset = 0;
  const clock: Clock = {
    now: () => new Date(Date.now() + offset),
    real: () => new Date(),
    move: (to) => {
      offset = to ? to.getTime() - Date.now() : 0;
    },
  };
  clock.move(start);
  return clock;
}
