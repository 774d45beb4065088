/** Decorative counters, computed on the client: never sent, stored, or described as people (SND-01). */
export interface Counters {
  readonly taps: number;
  readonly viewers: number;
}

/** Returns a number in [0, 1). */
export type Random = () => number;

/** Interval of the counters in milliseconds. */
export const COUNTER_STEP = 2000;
const TAPS = { from: 350, to: 400, floor: 350, ceiling: 1200, stride: 12 } as const;
const VIEWERS = { floor: 2, ceiling: 5 } as const;

export function startCounters(random: Random): Counters {
  return { taps: randomInteger(TAPS.from, TAPS.to, random), viewers: randomInteger(VIEWERS.floor, VIEWERS.ceiling, random) };
}

/** One step of the random walk. Viewers change by at most one. */
export function stepCounters(counters: Counters, random: Random): Counters {
  return {
    taps: clamp(counters.taps + randomInteger(-TAPS.stride / 2, TAPS.stride, random), TAPS.floor, TAPS.ceiling),
    viewers: clamp(counters.viewers + (random() < 0.5 ? -1 : 1), VIEWERS.floor, VIEWERS.ceiling),
  };
}

export function addTap(counters: Counters): Counters {
  return { ...counters, taps: clamp(counters.taps + 1, TAPS.floor, TAPS.ceiling) };
}

function randomInteger(from: number, to: number, random: Random): number {
  return from + Math.floor(random() * (to - from + 1));
}

function clamp(value: number, floor: number, ceiling: number): number {
  return Math.min(ceiling, Math.max(floor, value));
}
