/** Steps of the tutorial. */
export const STEPS = 4;
/** A finger has to go further than this to turn the page (SHR-06). CSS pixels. */
const SWIPE = 50;

/** The step after a finger moved sideways by `dx`; forward is against the direction of reading. */
export function stepAfterSwipe(step: number, dx: number, direction: 'ltr' | 'rtl', steps = STEPS): number {
  if (Math.abs(dx) <= SWIPE) return step;
  const isForward = direction === 'ltr' ? dx < 0 : dx > 0;
  return Math.min(steps - 1, Math.max(0, step + (isForward ? 1 : -1)));
}
