import { useState } from 'react';
import type { PersonView, Tour } from '../../world/types.ts';
import { localStore } from '../local-storage.ts';
import { further, steps, type TourStep } from './steps.ts';
import styles from './tour-strip.module.css';

const KEY = 'simulator.tour';

interface TourStripProps {
  readonly tour: Tour;
  readonly people: readonly PersonView[];
  /** Brings the phone of a step to the front and points at what to press there. */
  readonly onPoint: (step: TourStep) => void;
}

/** First steps to try. Ticks off completed ones, then shows further suggestions. */
export function TourStrip({ tour, people, onPoint }: TourStripProps) {
  const [isHidden, setHidden] = useState(() => localStore.read(KEY) === 'hidden');
  const next = steps.findIndex(({ id }) => !tour[id]);
  const hide = (hidden: boolean): void => {
    setHidden(hidden);
    localStore.write(KEY, hidden ? 'hidden' : 'shown');
  };
  if (isHidden) {
    return (
      <button type="button" className={styles.again} onClick={() => hide(false)}>
        What to try
      </button>
    );
  }
  return (
    <section aria-label="Try this" className={styles.strip}>
      {next < 0 ? (
        <>
          <p className={styles.done}>That’s the whole loop. Next, try:</p>
          <ul className={styles.further}>
            {further.map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
        </>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li
              key={step.id}
              data-state={tour[step.id] ? 'done' : index === next ? 'now' : 'later'}
              aria-current={index === next ? 'step' : undefined}
            >
              <button type="button" onClick={() => onPoint(step)}>
                <Mark isDone={tour[step.id]} number={index + 1} />
                <img src={people.find(({ slug }) => slug === step.slug)?.photoUrl} alt="" width={26} height={26} />
                <span>
                  <b>{step.title}</b>
                  <small>{step.text}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <button type="button" aria-label="Hide what to try" className={styles.hide} onClick={() => hide(true)}>
        ✕
      </button>
    </section>
  );
}

function Mark({ isDone, number }: { readonly isDone: boolean; readonly number: number }) {
  return isDone ? (
    <svg viewBox="0 0 24 24" className={styles.mark} role="img" aria-label="Done">
      <path d="M6 12.5l4 4 8-9" />
    </svg>
  ) : (
    <span className={styles.mark}>{number}</span>
  );
}
