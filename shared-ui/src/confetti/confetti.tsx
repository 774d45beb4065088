import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../motion/motion.ts';
import styles from './confetti.module.css';
import { startConfetti } from './draw.ts';

export interface ConfettiProps {
  /** Each change to true runs the confetti once, for 2.5 seconds. */
  readonly isRunning: boolean;
}

/** SND-06: 200 particles over the whole window, once. None with reduced motion. */
export function Confetti({ isRunning }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const isShown = isRunning && !isStill;
  useEffect(() => {
    if (isShown && canvas.current !== null) return startConfetti(canvas.current);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className={styles.confetti} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
}
