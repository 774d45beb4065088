import type { ReactNode } from 'react';
import { GiftArt } from '../art/gift-art.tsx';
import { Backdrop, type BackdropProps } from '../backdrop/backdrop.tsx';
import { Hero } from '../hero/hero.tsx';
import { Writing } from '../written/writing.tsx';
import { Written } from '../written/written.tsx';
import styles from './letter.module.css';
import { isLong } from './long.ts';

export interface LetterProps {
  /** A valentine is its gift with the text below. A question is its text on a card, with the emotion as a sticker. */
  readonly kind: 'valentine' | 'question';
  /** The gift of a valentine or the emotion of a question. */
  readonly artId: string;
  /** The alternative text of the picture. */
  readonly artLabel: string;
  /** The background of the gift of a valentine. */
  readonly tier?: BackdropProps['tier'];
  /** A note about the gift, below it. */
  readonly mark?: ReactNode;
  /** True while the letter is being written: smaller, to leave room for its options. */
  readonly isDraft?: boolean;
  /** `LetterWords` for reading or `LetterField` for writing. */
  readonly children: ReactNode;
}

/** A letter as its recipient sees it. */
export function Letter({ kind, artId, artLabel, tier, mark, isDraft = false, children }: LetterProps) {
  if (kind === 'question') {
    return (
      <div className={styles.letter} data-kind={kind} data-draft={isDraft || undefined}>
        <figure className={styles.question}>
          {children}
          <figcaption className={styles.sticker}>
            <GiftArt itemId={artId} size={88} alt={artLabel} />
          </figcaption>
        </figure>
        {mark}
      </div>
    );
  }
  return (
    <div className={styles.letter} data-kind={kind} data-draft={isDraft || undefined}>
      <div className={styles.gift}>
        <Hero backdrop={tier && <Backdrop tier={tier} />}>
          <GiftArt itemId={artId} size={168} alt={artLabel} />
        </Hero>
      </div>
      {mark}
      {children}
    </div>
  );
}

export interface LetterWordsProps {
  readonly children: string | null;
  /** Shown instead of an empty text. */
  readonly wordless: string;
  /** 'waits': hidden; 'runs': the words appear one after another. Shown completely by default. */
  readonly writing?: 'waits' | 'runs' | undefined;
}

/** The text of a letter, for reading. */
export function LetterWords({ children, wordless, writing }: LetterWordsProps) {
  if (!children) return <p className={styles.wordless}>{wordless}</p>;
  return (
    <blockquote className={styles.words} data-long={isLong(children) || undefined}>
      {writing ? <Writing isWaiting={writing === 'waits'}>{children}</Writing> : <Written as="text">{children}</Written>}
    </blockquote>
  );
}
