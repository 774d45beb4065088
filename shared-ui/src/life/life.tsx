import { useEffect } from 'react';
import { isLowEnd, useReducedMotion } from '../motion/motion.ts';
import { conduct } from './conduct.ts';

/** While it is there, the gifts of the page move a little. Not for less motion, nor on a weak device. */
export function Life(): null {
  const isOff = useReducedMotion() || isLowEnd(navigator);
  useEffect(() => (isOff ? undefined : conduct()), [isOff]);
  return null;
}
