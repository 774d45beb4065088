import type { Newcomer, Snapshot } from '../../world/types.ts';
import { AddPerson } from '../people/add-person.tsx';
import { server } from '../server.ts';
import { Clock } from './clock.tsx';
import { EventLog } from './event-log.tsx';
import styles from './panel.module.css';
import { PersonControls } from './person-controls.tsx';
import { useAction } from './use-action.ts';

interface PanelProps {
  readonly snapshot: Snapshot;
  /** Slugs of the people whose phones are shown. */
  readonly places: readonly string[];
  readonly onShow: (slug: string) => void;
  readonly onClose: () => void;
}

/** The switches for developers and the log. */
export function Panel({ snapshot, places, onShow, onClose }: PanelProps) {
  const [attempt, problem] = useAction();
  const add = async (newcomer: Newcomer): Promise<void> => onShow((await server.add(newcomer)).slug);
  return (
    <aside aria-label="Controls" className={styles.panel} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header>
        <h2>Controls</h2>
        <button type="button" aria-label="Close controls" onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Clock now={snapshot.clock} onChange={(now) => attempt(server.setClock(now))} />
      {snapshot.people.map((person) => (
        <details key={person.id} className={styles.person} open={places.includes(person.slug)}>
          <summary>
            <img src={person.photoUrl} alt="" width={26} height={26} />
            {person.firstName}
          </summary>
          <PersonControls person={person} onChange={(traits) => attempt(server.change(person.id, traits))} />
        </details>
      ))}
      <AddPerson onAdd={(newcomer) => attempt(add(newcomer))} />
      <button type="button" className={styles.reset} onClick={() => attempt(server.reset())}>
        Reset people, chats and Stars
      </button>
      <EventLog people={snapshot.people} />
    </aside>
  );
}
