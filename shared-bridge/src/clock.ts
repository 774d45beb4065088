import type { Clock } from './contract.ts';

/** Carries the server's business time in milliseconds since the epoch, on every answer. */
export const TIME_HEADER = 'billet-time';

export interface ServerClock extends Clock {
  /** Takes the value of the time header of an answer; anything that isn't a time is ignored. */
  follow(header: string | null | undefined): void;
}

/** A clock that shows the server's time. `deviceNow` gives milliseconds; until the first answer the device's time holds. */
export function makeClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => new Date(deviceNow() + offset),
    follow(header) {
      const serverTime = header ? Number(header) : Number.NaN;
      if (Number.isSafeInteger(serverTime) && serverTime > 0) offset = serverTime - deviceNow();
    },
  };
}
