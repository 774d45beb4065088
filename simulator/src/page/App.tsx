import { useState } from 'react';
import styles from './App.module.css';
import iconUrl from './icon.svg';
import { useLive } from './live.ts';
import { Panel } from './panel/Panel.tsx';
import { Switch } from './parts/Switch.tsx';
import { Phone } from './phone/Phone.tsx';

/** Two phones side by side; on a narrow screen one at a time. */
export function App() {
  const snapshot = useLive((live) => live.snapshot);
  const isConnected = useLive((live) => live.isConnected);
  const day = useLive((live) => live.day);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [front, setFront] = useState('alice');

  return (
    <div className={styles.page} data-panel={isPanelOpen}>
      <header className={styles.top}>
        <img src={iconUrl} alt="" width={36} height={36} />
        <div className={styles.title}>
          <h1>Billet</h1>
          <p>{isConnected || !snapshot ? 'A messenger to develop against' : 'The simulator has stopped. Start it again to go on.'}</p>
        </div>
        <button type="button" className={styles.panelButton} aria-expanded={isPanelOpen} onClick={() => setPanelOpen(!isPanelOpen)}>
          Controls
        </button>
      </header>
      {snapshot && (
        <div className={styles.narrowSwitch}>
          <Switch
            label="Whose phone"
            options={snapshot.people.map((person) => ({ value: person.slug, label: person.firstName }))}
            value={front}
            onChange={setFront}
          />
        </div>
      )}
      <main className={styles.stage}>
        {snapshot?.people.map((person) => (
          <div key={`${person.id} ${day}`} className={styles.place} data-front={person.slug === front}>
            <Phone person={person} snapshot={snapshot} />
          </div>
        ))}
      </main>
      {isPanelOpen && snapshot && <Panel snapshot={snapshot} onClose={() => setPanelOpen(false)} />}
    </div>
  );
}
