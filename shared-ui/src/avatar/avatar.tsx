import { hueOf, initials } from '@billet/shared-domain/rules/avatar';
import { writtenDirection } from '@billet/shared-domain/rules/direction';
import { useState } from 'react';
import { classes } from '../classes.ts';
import styles from './avatar.module.css';

const PIXELS = { s: 36, m: 48, l: 72, xl: 104 } as const;

export interface AvatarProps {
  readonly firstName: string;
  readonly photoUrl: string | null | undefined;
  readonly size?: keyof typeof PIXELS;
  readonly className?: string | undefined;
}

/** The photo of a user. Without one, or if it fails to load, two letters. Decorative: the name is next to it. */
export function Avatar({ firstName, photoUrl, size = 'm', className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const pixels = PIXELS[size];
  const hasPhoto = typeof photoUrl === 'string' && photoUrl !== '' && photoUrl !== failedUrl;
  return (
    <span className={classes(styles.avatar, styles[size], className)} data-hue={hueOf(firstName)} aria-hidden="true">
      <span className={styles.letters} dir={writtenDirection(firstName)}>
        {initials(firstName)}
      </span>
      {hasPhoto && (
        <img
          className={styles.photo}
          src={photoUrl}
          width={pixels}
          height={pixels}
          alt=""
          decoding="async"
          onError={() => setFailedUrl(photoUrl)}
        />
      )}
    </span>
  );
}
