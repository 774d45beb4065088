import { type CSSProperties, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './segmented.module.css';

interface SegmentedOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** The accessible name, if the label is not sufficient. */
  readonly name?: string | undefined;
}

export interface SegmentedControlProps<T extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string | undefined;
}

/** A choice of a few options side by side, with a sliding thumb. Native radio buttons handle the keyboard. */
export function SegmentedControl<T extends string>({ label, options, value, onChange, className }: SegmentedControlProps<T>) {
  const name = useId();
  const place = {
    '--count': options.length,
    '--index': Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  } as CSSProperties;
  return (
    <div role="radiogroup" aria-label={label} className={classes(styles.track, className)} style={place}>
      <span className={styles.thumb} aria-hidden="true" />
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
