import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './app.module.css';
import { useUnread } from './chat/unread.ts';
import iconUrl from './icon.svg';
import { useLive } from './live.ts';
import { Panel } from './panel/panel.tsx';
import { PeopleBar } from './people/people-bar.tsx';
import { useShown } from './people/use-shown.ts';
import { Phone } from './phone/phone.tsx';
import type { TourStep } from './tour/steps.ts';
import { TourStrip } from './tour/tour-strip.tsx';
import { useMedia } from './use-media.ts';

/** Milliseconds for which a phone highlights where a step begins. */
const HIGHLIGHT_MS = 3500;

/** The width of two phones side by side, in pixels; the controls use the rest. */
const TWO_PHONES = 712;
const CONTROLS = 380;

/** Two phones side by side, or one at a time on a narrow screen. The other phones keep their state. */
export function App() {
  const snapshot = useLive((live) => live.snapshot);
  const isConnected = useLive((live) => live.isConnected);
  const day = useLive((live) => live.day);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const people = snapshot?.people ?? [];
  const { places, front, show } = useShown(people);
  const unread = useUnread(snapshot);
  const isNarrow = useMedia(`(width < ${TWO_PHONES}px)`);
  const isNarrowBesideControls = useMedia(`(width < ${TWO_PHONES + CONTROLS}px)`);
  const isOne = isNarrow || (isPanelOpen && isNarrowBesideControls);
  const toggle = useRef<HTMLButtonElement>(null);
  const closePanel = (): void => {
    // elements under the controls can take the focus only after the controls are hidden
    flushSync(() => setPanelOpen(false));
    toggle.current?.focus();
  };
  const isInView = (slug: string): boolean => (isOne ? slug === front : places.includes(slug));

  const [highlighted, setHighlighted] = useState<TourStep | null>(null);
  const highlight = (step: TourStep): void => {
    show(step.slug);
    setHighlighted(step);
  };
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => setHighlighted(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlighted]);

  return (
    <div className={styles.page}>
      <div className={styles.desk} inert={isNarrow && isPanelOpen}>
        <header className={styles.top}>
          <img src={iconUrl} alt="" width={36} height={36} />
          <div className={styles.title}>
            <h1>Billet</h1>
            <p>A messenger to try it in</p>
          </div>
          <div className={styles.people}>
            <PeopleBar people={people} shownSlugs={isOne ? [front] : places} unread={unread} onShow={show} />
          </div>
          <button
            ref={toggle}
            type="button"
            className={styles.panelButton}
            aria-expanded={isPanelOpen}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
              <circle cx="15.5" cy="7" r="2.5" />
              <circle cx="8.5" cy="17" r="2.5" />
            </svg>
            <span>Controls</span>
          </button>
        </header>
        {snapshot && <TourStrip tour={snapshot.tour} people={people} onPoint={highlight} />}
        <main className={styles.stage}>
          {snapshot?.people.map((person) => (
            <div
              key={`${person.id} ${day}`}
              className={styles.place}
              style={{ order: places.indexOf(person.slug) }}
              hidden={!isInView(person.slug)}
            >
              <Phone
                person={person}
                snapshot={snapshot}
                unread={unread}
                isInView={isInView(person.slug)}
                highlighted={highlighted?.slug === person.slug ? highlighted : null}
              />
            </div>
          ))}
        </main>
      </div>
      {isPanelOpen && snapshot && <Panel snapshot={snapshot} places={places} onShow={show} onClose={closePanel} />}
      {snapshot && !isConnected && (
        <p role="alert" className={styles.stopped}>
          The simulator has stopped. Start it again to go on.
        </p>
      )}
    </div>
  );
}
