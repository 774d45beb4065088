import { decoration } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Avatar, Written } from '@billet/shared-ui';
import type { CSSProperties } from 'react';
import styles from './portrait.module.css';
import { CLEARING, type Unveiling } from './use-unveiling.ts';
import { Veil, VeiledName } from './veil.tsx';

/** Comes with the first one who is unveiled; where it doesn't, the name stands without it. */
const Joy = decoration(() => import(/* webpackChunkName: "joy" */ './joy.tsx'));

const pace = { '--clearing': `${CLEARING}ms` } as CSSProperties;

/** Whoever it is, before the server tells. */
export function VeiledPortrait({ isBeating }: { readonly isBeating: boolean }) {
  return (
    <div className={styles.portrait}>
      <span className={styles.face}>
        <Veil isBeating={isBeating} />
      </span>
      <span className={styles.names}>
        <VeiledName />
      </span>
    </div>
  );
}

/** From here on a name is set smaller. */
const LONG = 24;

interface PortraitProps {
  readonly person: NonNullable<Valentine['sender']>['telegram'];
  readonly unveiling: Unveiling;
}

/** Who it was: photo, name and username, as they come out of the blur. The parent is what a tap on it skips: `position: relative`. */
export function Portrait({ person: { firstName, username, photoUrl }, unveiling: { phase, isNew, skip } }: PortraitProps) {
  const text = useText();
  const isSeen = phase !== 'veiled';
  return (
    <div className={styles.portrait} data-phase={phase} style={pace}>
      <span className={styles.face}>
        {isSeen && <Avatar firstName={firstName} photoUrl={photoUrl} size="xl" className={styles.photo} />}
        {phase !== 'clear' && <Veil isBeating={!isSeen} className={styles.veil} />}
      </span>
      {/* the name is told as it comes, once: it stands nowhere else */}
      <span className={styles.names}>
        {phase !== 'clear' && <VeiledName className={styles.veil} />}
        <strong className={styles.name} data-long={firstName.length > LONG || undefined} role={isNew ? 'status' : undefined}>
          {isSeen && <Written as="text">{firstName}</Written>}
        </strong>
      </span>
      {/* its line is there from the beginning, so that nothing moves as it comes */}
      {username !== null && (
        <span className={styles.username} dir="ltr">
          {isSeen ? `@${username}` : '\u{a0}'}
        </span>
      )}
      {phase !== 'clear' && <button type="button" className={styles.skip} aria-label={text('inbox-unwrap-skip')} onClick={skip} />}
      {isNew && phase === 'clear' && <Joy />}
    </div>
  );
}
