import type { Clock } from './contract.ts';

/** The response header with the business time of the server, in milliseconds since the epoch. */
export const TIME_HEADER = 'billet-time';

export interface ServerClock extends Clock {
  /** Applies the time header of an answer. Ignores a value that is not a time. */
  follow(header: string | null | undefined): void;
}

/** A clock with the time of the server. `deviceNow` returns milliseconds; the clock uses it until the first answer. */
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
