import { isLowEnd } from '../motion/motion.ts';
import { runAnimations } from './run-animations.ts';

let isBegun = false;

/** Starts the animation of all gifts of the page. None with reduced motion or on a slow device. */
export function animateGifts(): void {
  // only once, even if the module is loaded twice; and not in tests without a document
  if (isBegun || typeof document === 'undefined' || isLowEnd(navigator)) return;
  isBegun = true;
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  let stop: (() => void) | undefined;
  const update = () => {
    stop?.();
    stop = less.matches ? undefined : runAnimations();
  };
  less.addEventListener('change', update);
  update();
}
