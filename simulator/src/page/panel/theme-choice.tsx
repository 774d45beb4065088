import { type CSSProperties, useId } from 'react';
import type { PersonView, Theme } from '../../world/types.ts';
import styles from './theme-choice.module.css';

/** The colours of the swatch: background, text, button. */
const themes: readonly { readonly value: Theme; readonly label: string; readonly colors: readonly [string, string, string] }[] = [
  { value: 'light', label: 'Light', colors: ['#ffffff', '#c5cad1', '#3390ec'] },
  { value: 'dark', label: 'Dark', colors: ['#212121', '#5c5c62', '#8774e1'] },
  { value: 'sepia', label: 'Sepia', colors: ['#f7eedd', '#c3ac88', '#9a4f1e'] },
  { value: 'midnight', label: 'Midnight', colors: ['#0d1426', '#3c4d78', '#6fd3ff'] },
  { value: 'fog', label: 'Fog', colors: ['#8c9196', '#9ba1a6', '#959a9e'] },
];

interface ThemeChoiceProps {
  readonly person: PersonView;
  readonly onChange: (theme: Theme) => void;
}

/** The two themes of the client and three custom ones, the last of which is unreadable. */
export function ThemeChoice({ person, onChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.themes} aria-label={`${person.firstName}'s theme`}>
      {themes.map(({ value, label, colors: [ground, words, button] }) => (
        <label key={value}>
          <input type="radio" name={name} checked={person.theme === value} onChange={() => onChange(value)} />
          <svg viewBox="0 0 44 44" aria-hidden="true" style={{ '--ground': ground, '--words': words, '--button': button } as CSSProperties}>
            <rect width="44" height="44" rx="12" />
            <path d="M9 13h20M9 20h14" />
            <rect x="9" y="27" width="26" height="9" rx="4.5" />
          </svg>
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
