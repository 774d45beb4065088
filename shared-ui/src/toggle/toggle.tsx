import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './toggle.module.css';

export interface ToggleProps {
  readonly label: string;
  /** After the label: a price or a badge. */
  readonly aside?: ReactNode;
  readonly description?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

/** A row with a switch. The whole row is clickable. */
export function Toggle({ label, aside, description, isOn, onChange, isDisabled = false, className }: ToggleProps) {
  const id = useId();
  return (
    <div className={classes(styles.row, className)}>
      <span className={styles.texts}>
        <span className={styles.head}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          {aside !== undefined && <span id={`${id}-aside`}>{aside}</span>}
        </span>
        {description !== undefined && (
          <span id={`${id}-about`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={classes(aside !== undefined && `${id}-aside`, description !== undefined && `${id}-about`) || undefined}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
    </div>
  );
}
