import { useState } from 'react';
import type { LogEntry, PersonView } from '../../world/types.ts';
import { useLive } from '../live.ts';
import styles from './event-log.module.css';
import { useCopy } from './use-copy.ts';

const SHOWN = 200;
const directions = ['app → messenger', 'messenger → app', 'bot → API', 'API → bot', 'person'];

/** The messages between app, messenger and bot, latest first. */
export function EventLog({ people }: { readonly people: readonly PersonView[] }) {
  const log = useLive((live) => live.log);
  const [person, setPerson] = useState('');
  const [direction, setDirection] = useState('');
  const [event, setEvent] = useState('');
  const [isCopied, copy] = useCopy();
  const matches = (entry: LogEntry): boolean =>
    (!person || String(entry.person) === person) && (!direction || entry.direction === direction) && entry.event.includes(event.trim());
  const shown = log.filter(matches).slice(-SHOWN).reverse();
  const text = (): string => shown.map(({ id, ...entry }) => JSON.stringify(entry)).join('\n');
  const nameOf = (id: number | null): string => people.find((each) => each.id === id)?.firstName ?? '';

  return (
    <section aria-label="Event log" className={styles.log}>
      <header>
        <h3>Event log</h3>
        <button type="button" onClick={() => copy(text())}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </header>
      <div className={styles.filters}>
        <select aria-label="Person" value={person} onChange={(change) => setPerson(change.target.value)}>
          <option value="">Everybody</option>
          {people.map((each) => (
            <option key={each.id} value={each.id}>
              {each.firstName}
            </option>
          ))}
        </select>
        <select aria-label="Direction" value={direction} onChange={(change) => setDirection(change.target.value)}>
          <option value="">Every direction</option>
          {directions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <input aria-label="Event" placeholder="Event" value={event} onChange={(change) => setEvent(change.target.value)} />
      </div>
      <ul>
        {shown.map((entry) => (
          <li key={entry.id}>
            <details>
              <summary>
                <time>{new Date(entry.at).toLocaleTimeString('en-GB')}</time> <b>{entry.event}</b>
                <small>
                  {nameOf(entry.person)} {entry.direction}
                </small>
              </summary>
              <pre>{JSON.stringify(entry.data, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
