import type { Snapshot } from '../../world/types.ts';
import { server } from '../server.ts';
import { Clock } from './Clock.tsx';
import { EventLog } from './EventLog.tsx';
import styles from './Panel.module.css';
import { PersonControls } from './PersonControls.tsx';
import { useDeed } from './useDeed.ts';

interface PanelProps {
  readonly snapshot: Snapshot;
  readonly onClose: () => void;
}

/** The developer's switches and the log. */
export function Panel({ snapshot, onClose }: PanelProps) {
  const [attempt, problem] = useDeed();
  return (
    <aside aria-label="Controls" className={styles.panel}>
      <header>
        <h2>Controls</h2>
        <button type="button" aria-label="Close controls" onClick={onClose}>
          ✕
        </button>
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {snapshot.people.map((person) => (
        <PersonControls key={person.id} person={person} onChange={(traits) => attempt(server.change(person.id, traits))} />
      ))}
      <Clock now={snapshot.clock} onChange={(now) => attempt(server.setClock(now))} />
      <button type="button" className={styles.reset} onClick={() => attempt(server.reset())}>
        Reset people, chats and Stars
      </button>
      <EventLog people={snapshot.people} />
    </aside>
  );
}
