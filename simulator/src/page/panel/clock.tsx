import styles from './panel.module.css';

/** Business times to try; Moscow is three hours ahead of UTC. */
const presets = [
  { label: 'Wall clock', now: '' },
  { label: '14 February, noon', now: '2027-02-14T09:00:00.000Z' },
  { label: '8 March, 13:59 in Moscow', now: '2027-03-08T10:59:00.000Z' },
  { label: '8 March, 14:01 in Moscow', now: '2027-03-08T11:01:00.000Z' },
  { label: '1 April, noon', now: '2027-04-01T09:00:00.000Z' },
  { label: '20 April, noon', now: '2027-04-20T09:00:00.000Z' },
  { label: '31 December, 23:55', now: '2026-12-31T20:55:00.000Z' },
];

interface ClockProps {
  /** The ISO time of the app, null for the wall clock. */
  readonly now: string | null;
  readonly onChange: (now: string | null) => void;
}

/** Sets the business clock of the app. */
export function Clock({ now, onChange }: ClockProps) {
  return (
    <label className={styles.clock}>
      Business clock
      <select value={now ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        {presets.map((preset) => (
          <option key={preset.now} value={preset.now}>
            {preset.label}
          </option>
        ))}
      </select>
    </label>
  );
}
