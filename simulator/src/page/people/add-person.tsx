import { type FormEvent, useState } from 'react';
import { languages } from '../../world/languages.ts';
import type { Newcomer } from '../../world/types.ts';
import styles from './add-person.module.css';

interface AddPersonProps {
  readonly onAdd: (newcomer: Newcomer) => void;
}

/** A form to add a person with a client, an origin and Stars. */
export function AddPerson({ onAdd }: AddPersonProps) {
  const [firstName, setFirstName] = useState('');
  const [languageCode, setLanguageCode] = useState('en');
  const [isPremium, setPremium] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAdd({ firstName: firstName.trim(), languageCode, isPremium });
    setFirstName('');
  };

  return (
    <form aria-label="Add a person" className={styles.form} onSubmit={submit}>
      <input
        aria-label="Name"
        placeholder="Name of another person"
        maxLength={64}
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <select aria-label="Language of the new person" value={languageCode} onChange={(event) => setLanguageCode(event.target.value)}>
        {languages.map((language) => (
          <option key={language}>{language}</option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={isPremium} onChange={(event) => setPremium(event.target.checked)} />
        Premium
      </label>
      <button type="submit" disabled={!firstName.trim()}>
        Add
      </button>
    </form>
  );
}
