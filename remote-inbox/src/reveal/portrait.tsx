import { decoration } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { writtenDirection } from '@billet/shared-domain/rules/direction';
import { useText } from '@billet/shared-i18n';
import { Avatar, Written } from '@billet/shared-ui';
import type { CSSProperties } from 'react';
import styles from './portrait.module.css';
import { CLEARING, type Unveiling } from './use-unveiling.ts';
import { Veil, VeiledName } from './veil.tsx';

/** Loaded with the first unveiling. Optional: the name is shown even if the chunk fails to load. */
const RevealConfetti = decoration(() => import(/* webpackChunkName: "confetti" */ './reveal-confetti.tsx'));

const pace = { '--clearing': `${CLEARING}ms` } as CSSProperties;

/** Placeholder portrait before the server discloses the sender. */
export function VeiledPortrait({ isPulsing }: { readonly isPulsing: boolean }) {
  return (
    <div className={styles.portrait}>
      <span className={styles.face}>
        <Veil isPulsing={isPulsing} />
      </span>
      <span className={styles.names}>
        <VeiledName />
      </span>
    </div>
  );
}

/** Milliseconds in which all letters appear; the last one then needs the rest of the clearing. */
const SPELLING = CLEARING * 0.55;

/** The name letter by letter, over the invisible whole name that a screen reader announces. Inline letters keep their joining. */
function Letters({ name }: { readonly name: string }) {
  const letters = [...new Intl.Segmenter().segment(name)];
  return (
    <strong className={styles.letters} data-long={name.length > LONG_NAME || undefined} dir={writtenDirection(name)} aria-hidden="true">
      {letters.map(({ segment, index }, order) => (
        <span key={index} style={{ animationDelay: `${Math.round((order / letters.length) * SPELLING)}ms` }}>
          {segment}
        </span>
      ))}
    </strong>
  );
}

/** Names longer than this are set in a smaller font. */
const LONG_NAME = 24;

interface PortraitProps {
  readonly person: NonNullable<Valentine['sender']>['telegram'];
  readonly unveiling: Unveiling;
}

/**
 * Photo, name and username of the sender, with the unveiling animation. The skip button covers the parent, which needs `position:
 * relative`.
 */
export function Portrait({ person: { firstName, username, photoUrl }, unveiling: { phase, isNew, skip } }: PortraitProps) {
  const text = useText();
  const isSeen = phase !== 'veiled';
  return (
    <div className={styles.portrait} data-phase={phase} style={pace}>
      <span className={styles.face}>
        {isSeen && <Avatar firstName={firstName} photoUrl={photoUrl} size="xl" className={styles.photo} />}
        {phase !== 'clear' && <Veil isPulsing={!isSeen} className={styles.veil} />}
      </span>
      {/* a screen reader announces the name once, when it appears */}
      <span className={styles.names}>
        {phase !== 'clear' && <VeiledName className={styles.veil} />}
        <strong className={styles.name} data-long={firstName.length > LONG_NAME || undefined} role={isNew ? 'status' : undefined}>
          {isSeen && <Written as="text">{firstName}</Written>}
        </strong>
        {phase === 'clearing' && <Letters name={firstName} />}
      </span>
      {/* reserves its line from the start so that nothing moves when it appears */}
      {username !== null && (
        <span className={styles.username} dir="ltr">
          {isSeen ? `@${username}` : '\u{a0}'}
        </span>
      )}
      {phase !== 'clear' && <button type="button" className={styles.skip} aria-label={text('inbox-unwrap-skip')} onClick={skip} />}
      {isNew && phase === 'clear' && <RevealConfetti />}
    </div>
  );
}
