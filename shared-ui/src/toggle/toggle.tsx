import { useId } from 'react';
import { classes } from '../classes.ts';
import styles from './toggle.module.css';

export interface ToggleProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

/** A row with a switch: the whole row can be tapped. */
export function Toggle({ label, description, isOn, onChange, isDisabled = false, className }: ToggleProps) {
  const id = useId();
  return (
    <div className={classes(styles.row, className)}>
      <span className={styles.texts}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
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
        aria-describedby={description === undefined ? undefined : `${id}-about`}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
    </div>
  );
}
