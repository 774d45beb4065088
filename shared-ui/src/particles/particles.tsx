import { useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { isLowEnd, useReducedMotion } from '../motion/motion.ts';
import { startParticles } from './draw.ts';
import { PARTICLE_COUNT } from './drift.ts';
import styles from './particles.module.css';

export interface ParticlesProps {
  /** Defaults to 60. */
  readonly count?: number;
  readonly className?: string | undefined;
}

/**
 * VIS-02: particles that drift behind the content of the parent. None with reduced motion or on a slow device. The parent needs `position:
 * relative; isolation: isolate`.
 */
export function Particles({ count = PARTICLE_COUNT, className }: ParticlesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isOff = useReducedMotion() || isLowEnd(navigator);
  useEffect(() => {
    if (!isOff && canvas.current !== null) return startParticles(canvas.current, count);
  }, [isOff, count]);
  if (isOff) return null;
  return (
    <div className={classes(styles.particles, className)} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
}
