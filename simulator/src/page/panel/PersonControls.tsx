import { isOutcome, outcomes } from '../../world/outcomes.ts';
import type { PersonView, Traits } from '../../world/types.ts';
import { Switch } from '../parts/Switch.tsx';
import styles from './Panel.module.css';

const languages = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'he', 'hi', 'id', 'it', 'pl', 'pt', 'ru', 'tr', 'uk', 'uz', 'vi'];
const accesses = [
  { value: 'unasked', label: 'Never asked' },
  { value: 'allowed', label: 'Allowed' },
  { value: 'blocked', label: 'Blocked' },
] as const;

interface PersonControlsProps {
  readonly person: PersonView;
  readonly onChange: (traits: Partial<Traits>) => void;
}

/** What can be switched about one person. Language and premium count from the next launch of the app. */
export function PersonControls({ person, onChange }: PersonControlsProps) {
  const name = person.firstName;
  return (
    <fieldset className={styles.person}>
      <legend>{name}</legend>
      <Switch
        label={`${name}'s theme`}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={person.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <label>
        Language
        <select
          aria-label={`${name}'s language`}
          value={person.languageCode}
          onChange={(event) => onChange({ languageCode: event.target.value })}
        >
          {languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </select>
      </label>
      <label>
        Premium
        <input
          type="checkbox"
          aria-label={`${name} has Premium`}
          checked={person.isPremium}
          onChange={(event) => onChange({ isPremium: event.target.checked })}
        />
      </label>
      <label>
        Payment outcome
        <select
          aria-label={`${name}'s payment outcome`}
          value={person.outcome}
          onChange={(event) => isOutcome(event.target.value) && onChange({ outcome: event.target.value })}
        >
          {Object.entries(outcomes).map(([outcome, { label }]) => (
            <option key={outcome} value={outcome}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.label}>The bot may write</span>
      <Switch label={`The bot may write to ${name}`} options={accesses} value={person.access} onChange={(access) => onChange({ access })} />
    </fieldset>
  );
}
