import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A picture 112 pixels wide, usually the mascot. */
  readonly art: ReactNode;
  readonly title: string;
  /** The heading level of the title. Defaults to h2, below the title of a page or a sheet. */
  readonly heading?: 'h1' | 'h2';
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

export function EmptyState({ art, title, heading: Heading = 'h2', text, action, className }: EmptyStateProps) {
  return (
    <div className={classes(styles.empty, className)}>
      <Hero>{art}</Hero>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
