import { isProfile, profiles } from '../../profiles/profiles.ts';
import { languages, regions } from '../../world/languages.ts';
import { isOutcome, outcomes } from '../../world/outcomes.ts';
import { isQuirk, quirks } from '../../world/quirks.ts';
import type { PersonView, Traits } from '../../world/types.ts';
import { Switch } from '../parts/switch.tsx';
import { Choice } from './choice.tsx';
import styles from './person-controls.module.css';
import { ThemeChoice } from './theme-choice.tsx';

const networks = [
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
  { value: 'offline', label: 'Offline' },
] as const;
const accesses = [
  { value: 'unasked', label: 'Never asked' },
  { value: 'allowed', label: 'Allowed' },
  { value: 'blocked', label: 'Blocked' },
] as const;
const clients = Object.values(profiles).map(({ name, label }) => ({ value: name, label }));
const faults = Object.entries(quirks).map(([value, { label }]) => ({ value, label }));
const payments = Object.entries(outcomes).map(([value, { label }]) => ({ value, label }));
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface PersonControlsProps {
  readonly person: PersonView;
  readonly onChange: (traits: Partial<Traits>) => void;
}

/** The traits of one person. Client, fault, language and Premium apply at the next launch of the app. */
export function PersonControls({ person, onChange }: PersonControlsProps) {
  const name = person.firstName;
  return (
    <div className={styles.controls}>
      <ThemeChoice person={person} onChange={(theme) => onChange({ theme })} />
      <Choice
        text="Client"
        label={`${name}'s client`}
        options={clients}
        value={person.profile}
        onChange={(profile) => isProfile(profile) && onChange({ profile })}
      />
      <Choice
        text="Client fault"
        label={`${name}'s client fault`}
        options={faults}
        value={person.quirk}
        onChange={(quirk) => isQuirk(quirk) && onChange({ quirk })}
      />
      <div className={styles.pair}>
        <Choice
          text="Language"
          label={`${name}'s language`}
          options={plain(languages)}
          value={person.languageCode}
          onChange={(languageCode) => onChange({ languageCode })}
        />
        <Choice
          text="Region"
          label={`${name}'s region`}
          options={plain(regions)}
          value={person.region}
          onChange={(region) => onChange({ region })}
        />
      </div>
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
        In the channel
        <input
          type="checkbox"
          aria-label={`${name} is in the channel`}
          checked={person.isInChannel}
          onChange={(event) => onChange({ isInChannel: event.target.checked })}
        />
      </label>
      <Choice
        text="Payment"
        label={`${name}'s payment outcome`}
        options={payments}
        value={person.outcome}
        onChange={(outcome) => isOutcome(outcome) && onChange({ outcome })}
      />
      <a href={`/people/${person.id}/open`} target="_blank" rel="noreferrer">
        Open {name}'s app in a tab
      </a>
      <span>Network of the app</span>
      <Switch label={`${name}'s network`} options={networks} value={person.network} onChange={(network) => onChange({ network })} />
      <span>The bot may write</span>
      <Switch label={`The bot may write to ${name}`} options={accesses} value={person.access} onChange={(access) => onChange({ access })} />
    </div>
  );
}
