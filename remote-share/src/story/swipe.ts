/** Number of tutorial steps. */
export const STEPS = 4;
/** Minimum distance of a swipe in CSS pixels, exclusive (SHR-06). */
const SWIPE = 50;

/** Step after a horizontal movement of `dx` pixels. Moving against the reading direction selects the next step. */
export function stepAfterSwipe(step: number, dx: number, direction: 'ltr' | 'rtl', steps = STEPS): number {
  if (Math.abs(dx) <= SWIPE) return step;
  const isForward = direction === 'ltr' ? dx < 0 : dx > 0;
  return Math.min(steps - 1, Math.max(0, step + (isForward ? 1 : -1)));
}
