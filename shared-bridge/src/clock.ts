import type { Clock } from './contract.ts';

/** The response header with the business time of the server, in milliseconds since the epoch. */
export const TIME_HEADER = 'billet-time';

/** Milliseconds by which the time changes at once in a jump. Less is the delay of an answer. */
const JUMP = 60_000;

export interface ServerClock extends Clock {
  /** Applies the time header of an answer. Ignores a value that is not a time. */
  follow(header: string | null | undefined): void;
}

/** A clock with the time of the server. `deviceNow` returns milliseconds; the clock uses it until the first answer. */
export function makeClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => new Date(deviceNow() + offset),
    follow(header) {
      const serverTime = Number(header);
      if (!Number.isSafeInteger(serverTime) || serverTime <= 0) return;
      const before = offset;
      offset = serverTime - deviceNow();
      if (Math.abs(offset - before) >= JUMP) for (const listener of listeners) listener();
    },
    onJump(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
