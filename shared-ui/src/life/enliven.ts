import { isLowEnd } from '../motion/motion.ts';
import { conduct } from './conduct.ts';

let isBegun = false;

/** Starts the animation of all gifts of the page. None with reduced motion or on a slow device. */
export function enliven(): void {
  // only once, even if the module is loaded twice; and not in tests without a document
  if (isBegun || typeof document === 'undefined' || isLowEnd(navigator)) return;
  isBegun = true;
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  let stand: (() => void) | undefined;
  const heed = () => {
    stand?.();
    stand = less.matches ? undefined : conduct();
  };
  less.addEventListener('change', heed);
  heed();
}
