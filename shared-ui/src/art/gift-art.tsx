import { useState } from 'react';
import { classes } from '../classes.ts';
import { GiftIcon } from '../icons/icons.tsx';
import styles from './gift-art.module.css';
import { artFor } from './paths.ts';

export interface GiftArtProps {
  readonly itemId: string;
  /** Width and height in CSS pixels. Defaults to 96. */
  readonly size?: number;
  /** Defaults to empty (decoration), because the name is usually next to it. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** The picture of a gift. If it fails to load, a drawn box of the same size replaces it. */
export function GiftArt({ itemId, size = 96, alt = '', className }: GiftArtProps) {
  const [failedId, setFailedId] = useState<string | null>(null);
  if (failedId === itemId) {
    const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span {...name} className={classes(styles.fallback, className)} style={{ inlineSize: size, blockSize: size }}>
        <GiftIcon />
      </span>
    );
  }
  return (
    <img
      key={itemId}
      className={classes(styles.art, className)}
      src={artFor(itemId, size)}
      width={size}
      height={size}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={() => setFailedId(itemId)}
    />
  );
}
