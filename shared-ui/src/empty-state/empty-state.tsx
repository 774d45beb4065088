import type { ReactNode } from 'react';
import { GiftArt } from '../art/gift-art.tsx';
import { classes } from '../classes.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly artId: string;
  readonly title: string;
  /** What the title is to the page; h3 unless given. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

export function EmptyState({ artId, title, heading: Heading = 'h3', text, action, className }: EmptyStateProps) {
  return (
    <div className={classes(styles.empty, className)}>
      <Hero>
        <GiftArt itemId={artId} size={112} />
      </Hero>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
