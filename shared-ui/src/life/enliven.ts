import { isLowEnd } from '../motion/motion.ts';
import { conduct } from './conduct.ts';

let isBegun = false;

/** From now on the gifts of the page move a little, whoever shows them. Not while less motion is asked for, nor on a weak device. */
export function enliven(): void {
  // once, however often its file is asked for; and nothing is drawn where rules alone are tested
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
