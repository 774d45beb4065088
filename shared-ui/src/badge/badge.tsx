import { classes } from '../classes.ts';
import { digits } from '../figures/digits.ts';
import styles from './badge.module.css';

const MAX_COUNT = 99;

/** The text of a badge: null at zero, at most two digits. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > MAX_COUNT ? `${digits(MAX_COUNT)}+` : digits(count);
}

export interface BadgeProps {
  readonly count: number;
  /** The count in words, for assistive technology. */
  readonly label: string;
  readonly className?: string | undefined;
}

export function Badge({ count, label, className }: BadgeProps) {
  const text = badgeText(count);
  if (text === null) return null;
  return (
    <span key={text} role="img" aria-label={label} dir="ltr" className={classes(styles.badge, className)}>
      {text}
    </span>
  );
}
