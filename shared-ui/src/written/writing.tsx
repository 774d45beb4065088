import { writtenDirection } from '@billet/shared-domain/rules/direction';
import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import { wordsOf } from './words.ts';
import styles from './writing.module.css';
import written from './written.module.css';

/** Milliseconds from the first word to the last. */
const DURATION = 800;

export interface WritingProps {
  /** Hidden until this is false. */
  readonly isWaiting: boolean;
  readonly children: string;
}

/** Text like that of `Written` whose words appear one after another. Screen readers get all of it at once. */
export function Writing({ isWaiting, children }: WritingProps) {
  const words = wordsOf(children);
  return (
    <span className={classes(written.text, styles.words, isWaiting && styles.waits)} dir={writtenDirection(children)}>
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other key than their index
        <span key={index} style={{ '--at': `${Math.round((index * DURATION) / words.length)}ms` } as CSSProperties}>
          {word}
        </span>
      ))}
    </span>
  );
}
