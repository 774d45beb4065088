import { type PointerEvent, useRef } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classes } from '../classes.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { Written } from '../written/written.tsx';
import styles from './profile-preview.module.css';

const SWIPE = 20;

/** Whether a finger moved upward by over 20 pixels from `startY` to `endY` (pixels from the top). */
export function isUpwardSwipe(startY: number, endY: number): boolean {
  return startY - endY > SWIPE;
}

export interface ProfilePreviewProps {
  /** Truncated by the caller. */
  readonly name: string;
  readonly firstName: string;
  readonly photoUrl: string | null | undefined;
  /** A line below the name. */
  readonly hint?: string | undefined;
  /** Called once, on a tap or an upward swipe. */
  readonly onOpen: () => void;
  readonly className?: string | undefined;
}

/** SND-02: a card at the bottom that opens details about a person. Fades in after 100 ms. */
export function ProfilePreview({ name, firstName, photoUrl, hint, onOpen, className }: ProfilePreviewProps) {
  const startY = useRef(0);
  const hasSwiped = useRef(false);
  const begin = (event: PointerEvent) => {
    startY.current = event.clientY;
    hasSwiped.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent) => {
    hasSwiped.current = isUpwardSwipe(startY.current, event.clientY);
    if (hasSwiped.current) onOpen();
  };
  // a mouse sends a click after its swipe, a finger does not
  const press = () => {
    if (!hasSwiped.current) onOpen();
    hasSwiped.current = false;
  };
  return (
    <button type="button" className={classes(styles.card, className)} onClick={press} onPointerDown={begin} onPointerUp={end}>
      <span className={styles.grabber} aria-hidden="true" />
      <Avatar firstName={firstName} photoUrl={photoUrl} size="s" />
      <span className={styles.texts}>
        <span className={styles.name}>
          <Written as="line">{name}</Written>
        </span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <ChevronIcon className={styles.chevron} />
    </button>
  );
}
