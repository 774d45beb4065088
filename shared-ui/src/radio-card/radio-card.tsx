import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './radio-card.module.css';

export interface RadioCardProps {
  /** The name of the radio group: its cards are mutually exclusive. */
  readonly name: string;
  readonly value: string;
  readonly title: ReactNode;
  readonly description?: string | undefined;
  /** At the end of the title line: a price or a badge. */
  readonly aside?: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

export function RadioCard({ name, value, title, description, aside, isChecked, onChange, className }: RadioCardProps) {
  const id = useId();
  return (
    <div className={classes(styles.card, className)}>
      <input
        id={id}
        className={styles.input}
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={() => onChange(value)}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.texts}>
        <label htmlFor={id} className={styles.title}>
          {title}
        </label>
        {description !== undefined && (
          <span id={`${id}-about`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
