import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A radio group of a few options side by side. */
export function Switch<T extends string>({ label, options, value, onChange }: SwitchProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
