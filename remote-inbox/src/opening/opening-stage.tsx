import { decoration } from '@billet/shared-bridge';
import { tierOfGift } from '@billet/shared-domain/rules/tier';
import { useText } from '@billet/shared-i18n';
import { useReducedMotion } from '@billet/shared-ui';
import { createPortal } from 'react-dom';
import { coverPage, uncoverPage } from './cover-page.ts';
import { Envelope, type EnvelopeProps } from './envelope.tsx';
import styles from './opening.module.css';
import type { Scene } from './opening.ts';
import { Paper } from './paper.tsx';

export interface OpeningModel extends EnvelopeProps {
  readonly scene: Scene;
  /** Greeting for the first opening of a day. */
  readonly greeting: string | null;
  readonly skip: () => void;
}

/** Loaded with the first opening. Optional: omitted if the chunk fails to load. */
const Decoration = decoration(() => import(/* webpackChunkName: "decoration" */ './decoration.tsx'));

/** Overlay shown while a note is opened. A tap anywhere skips it. */
export function OpeningStage({ model: { scene, greeting, skip, ...envelope } }: { readonly model: OpeningModel }) {
  const text = useText();
  const isStill = useReducedMotion();
  const tier = 'giftId' in scene ? tierOfGift(scene.giftId) : null;
  return createPortal(
    <div
      className={styles.stage}
      data-phase={scene.phase}
      data-still={isStill || undefined}
      role="dialog"
      aria-modal="true"
      aria-label={text('inbox-unwrapping')}
      // the only button has the focus
      onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}
    >
      <span className={styles.scrim} aria-hidden="true" />
      {!isStill && <Decoration tier={tier} isSuper={envelope.isSuper} />}
      <Envelope {...envelope} />
      {scene.phase === 'unfold' && (
        <Paper from={envelope.lifting.to} to={scene.paper} isGolden={envelope.isSuper} tier={tier} onUnfolded={scene.onUnfolded} />
      )}
      <p className={styles.greeting} role="status">
        {greeting}
      </p>
      <h2 className={styles.words}>{text('inbox-unwrapping')}</h2>
      <button ref={focus} type="button" className={styles.skip} aria-label={text('inbox-unwrap-skip')} onClick={skip} />
    </div>,
    document.body,
  );
}

/** Focuses the stage's button and, on cleanup, restores the focus to the opener (the card) unless another element has taken it. */
function focus(button: HTMLButtonElement): () => void {
  const opener = document.activeElement;
  button.focus({ preventScroll: true });
  void coverPage();
  return () => {
    uncoverPage();
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement === button;
    if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
