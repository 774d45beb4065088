import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Figures } from '../figures/figures.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import styles from './list-step.module.css';

export interface ListStepProps {
  readonly number: number;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly isDone?: boolean;
  readonly className?: string | undefined;
}

/** A numbered step on a card. */
export function ListStep({ number, title, text, action, isDone = false, className }: ListStepProps) {
  return (
    <section className={classes(styles.step, className)}>
      <span className={classes(styles.number, isDone && styles.isDone)} aria-hidden="true">
        {isDone ? <CheckIcon width={18} height={18} strokeWidth={2.8} /> : <Figures>{number}</Figures>}
      </span>
      <div className={styles.texts}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  );
}
