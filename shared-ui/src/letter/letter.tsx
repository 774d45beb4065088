import type { ReactNode } from 'react';
import { GiftArt } from '../art/gift-art.tsx';
import { Backdrop, type BackdropProps } from '../backdrop/backdrop.tsx';
import { Hero } from '../hero/hero.tsx';
import { Writing } from '../written/writing.tsx';
import { Written } from '../written/written.tsx';
import styles from './letter.module.css';
import { isLong } from './long.ts';

export interface LetterProps {
  /** A valentine is its gift with the words below; a question is its words on a card, with the emotion as a sticker. */
  readonly kind: 'valentine' | 'question';
  /** The gift of a valentine, the emotion of a question. */
  readonly artId: string;
  /** What the art shows, in words. */
  readonly artLabel: string;
  /** What the gift of a valentine stands before. */
  readonly tier?: BackdropProps['tier'];
  /** What is said about the gift: below it. */
  readonly mark?: ReactNode;
  /** It is being written: small enough to leave room for what is decided about it. */
  readonly isDraft?: boolean;
  /** `LetterWords`, or `LetterField`, in which they are written. */
  readonly children: ReactNode;
}

/** What one person gives to another, as whoever gets it sees it. */
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
  /** Stands where there are no words. */
  readonly wordless: string;
  /** They are still to come, or come now, one after the other; they stand there unless given. */
  readonly writing?: 'waits' | 'runs' | undefined;
}

/** The words of a letter, for reading. */
export function LetterWords({ children, wordless, writing }: LetterWordsProps) {
  if (!children) return <p className={styles.wordless}>{wordless}</p>;
  return (
    <blockquote className={styles.words} data-long={isLong(children) || undefined}>
      {writing ? <Writing isWaiting={writing === 'waits'}>{children}</Writing> : <Written as="text">{children}</Written>}
    </blockquote>
  );
}
