import type { Tier } from '@billet/shared-domain/rules/tier';
import { classes, isLowEnd, Particles, SparkleIcon } from '@billet/shared-ui';
import type { CSSProperties } from 'react';
import styles from './decoration.module.css';

export interface DecorationProps {
  /** Null while the content is unknown. */
  readonly tier: Tier | null;
  readonly isSuper: boolean;
}

const MANY = 16;
const sparks = Array.from({ length: MANY }, (_, place) => ({
  place,
  style: { '--angle': `${(place * 360) / MANY}deg`, '--far': `${place % 3}` } as CSSProperties,
}));
const countOf = { paper: 0, ribbon: MANY / 2, light: MANY };

/**
 * Decorates an opening: drifting particles, light for valuable gifts, sparks when the seal breaks. Renders nothing on slow
 * devices.
 */
export default function Decoration({ tier, isSuper }: DecorationProps) {
  if (isLowEnd(navigator)) return null;
  const shines = isSuper || tier === 'light';
  const count = isSuper && tier ? MANY : countOf[tier ?? 'paper'];
  return (
    <div className={classes(styles.decoration, isSuper && styles.golden)} aria-hidden="true">
      <Particles />
      <span className={styles.glow} />
      {shines && <span className={styles.rays} />}
      {tier && <span className={styles.ring} />}
      <div className={styles.sparks}>
        {sparks
          .filter(({ place }) => place % (MANY / count) === 0)
          .map(({ place, style }) => (
            <span key={place} style={style}>
              <SparkleIcon />
            </span>
          ))}
      </div>
    </div>
  );
}
