import { useState } from 'react';
import styles from './app.module.css';
import { useUnread } from './chat/unread.ts';
import iconUrl from './icon.svg';
import { useLive } from './live.ts';
import { Panel } from './panel/panel.tsx';
import { PeopleBar } from './people/people-bar.tsx';
import { useShown } from './people/use-shown.ts';
import { Phone } from './phone/phone.tsx';
import { TourStrip } from './tour/tour-strip.tsx';
import { useNarrow } from './use-narrow.ts';

/** Two phones side by side; on a narrow screen one at a time. Others wait with what they have open. */
export function App() {
  const snapshot = useLive((live) => live.snapshot);
  const isConnected = useLive((live) => live.isConnected);
  const day = useLive((live) => live.day);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const people = snapshot?.people ?? [];
  const { places, front, show } = useShown(people);
  const unread = useUnread(snapshot);
  const isNarrow = useNarrow();
  const isInView = (slug: string): boolean => (isNarrow ? slug === front : places.includes(slug));

  return (
    <div className={styles.page} data-panel={isPanelOpen}>
      <header className={styles.top}>
        <img src={iconUrl} alt="" width={36} height={36} />
        <div className={styles.title}>
          <h1>Billet</h1>
          <p>{isConnected || !snapshot ? 'A messenger to develop against' : 'The simulator has stopped. Start it again to go on.'}</p>
        </div>
        <div className={styles.people}>
          <PeopleBar people={people} places={places} front={front} unread={unread} onShow={show} />
        </div>
        <button type="button" className={styles.panelButton} aria-expanded={isPanelOpen} onClick={() => setPanelOpen(!isPanelOpen)}>
          Controls
        </button>
      </header>
      {snapshot && <TourStrip tour={snapshot.tour} people={people} onShow={show} />}
      <main className={styles.stage}>
        {snapshot?.people.map((person) => (
          <div
            key={`${person.id} ${day}`}
            className={styles.place}
            style={{ order: places.indexOf(person.slug) }}
            hidden={!places.includes(person.slug)}
            data-front={person.slug === front}
          >
            <Phone person={person} snapshot={snapshot} unread={unread} isInView={isInView(person.slug)} />
          </div>
        ))}
      </main>
      {isPanelOpen && snapshot && <Panel snapshot={snapshot} places={places} onShow={show} onClose={() => setPanelOpen(false)} />}
    </div>
  );
}
