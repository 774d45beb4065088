import { classes, HeartIcon, Particles } from '@billet/shared-ui';
import type { CSSProperties } from 'react';
import styles from './decoration.module.css';

const sparks = Array.from({ length: 18 }, (_, index) => ({
  angle: index * 20,
  isHeart: index % 3 === 1,
  style: { '--angle': `${index * 20}deg`, '--far': `${index % 3}` } as CSSProperties,
}));

/** What drifts behind an opening, and flies once the wrapping is off. */
export default function Decoration({ hasBurst }: { readonly hasBurst: boolean }) {
  return (
    <div className={classes(styles.decoration, hasBurst && styles.burst)} aria-hidden="true">
      <Particles />
      <span className={styles.ring} />
      <div className={styles.sparks}>
        {sparks.map(({ angle, isHeart, style }) => (
          <span key={angle} style={style}>
            {isHeart && <HeartIcon />}
          </span>
        ))}
      </div>
    </div>
  );
}
