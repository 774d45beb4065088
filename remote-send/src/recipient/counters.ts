/** Decorations of the page, drawn here and known nowhere else: never sent, stored, or worded as people (SND-01). */
export interface Counters {
  readonly taps: number;
  readonly viewers: number;
}

/** A number from 0 to 1, without 1. */
export type Random = () => number;

/** How often they move, in milliseconds. */
export const COUNTER_STEP = 2000;
const TAPS = { from: 350, to: 400, floor: 350, ceiling: 1200, stride: 12 } as const;
const VIEWERS = { floor: 2, ceiling: 5 } as const;

export function startCounters(random: Random): Counters {
  return { taps: whole(TAPS.from, TAPS.to, random), viewers: whole(VIEWERS.floor, VIEWERS.ceiling, random) };
}

/** One step of the walk. Taps wander, viewers come and go one at a time. */
export function stepCounters(counters: Counters, random: Random): Counters {
  return {
    taps: clamp(counters.taps + whole(-TAPS.stride / 2, TAPS.stride, random), TAPS.floor, TAPS.ceiling),
    viewers: clamp(counters.viewers + (random() < 0.5 ? -1 : 1), VIEWERS.floor, VIEWERS.ceiling),
  };
}

export function addTap(counters: Counters): Counters {
  return { ...counters, taps: clamp(counters.taps + 1, TAPS.floor, TAPS.ceiling) };
}

function whole(from: number, to: number, random: Random): number {
  return from + Math.floor(random() * (to - from + 1));
}

function clamp(value: number, floor: number, ceiling: number): number {
  return Math.min(ceiling, Math.max(floor, value));
}
