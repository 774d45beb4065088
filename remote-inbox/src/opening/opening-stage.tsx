import { decoration } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { GiftArt } from '@billet/shared-ui';
import { createPortal } from 'react-dom';
import { artOf } from '../note/art.ts';
import styles from './opening.module.css';
import type { Scene } from './opening.ts';

export interface OpeningModel {
  /** The art of the wrapping. */
  readonly wrapping: string;
  readonly scene: Scene;
  readonly skip: () => void;
}

/** Comes with the first opening; one that doesn't come is left out. */
const Decoration = decoration(() => import(/* webpackChunkName: "decoration" */ './decoration.tsx'));

/** The whole screen while something is being opened; a tap anywhere skips. */
export function OpeningStage({ model: { wrapping, scene, skip } }: { readonly model: OpeningModel }) {
  const text = useText();
  return createPortal(
    <div className={styles.stage} data-phase={scene.phase} role="dialog" aria-modal="true" aria-label={text('inbox-unwrapping')}>
      <h2 className={styles.words}>{text('inbox-unwrapping')}</h2>
      <span className={styles.glow} aria-hidden="true" />
      <Decoration hasBurst={scene.phase !== 'shake'} />
      <div className={styles.art} key={scene.phase === 'shake' ? 'wrapped' : 'gift'}>
        <GiftArt itemId={scene.phase === 'shake' ? wrapping : artOf(scene.note)} size={176} />
      </div>
      <button ref={focus} type="button" className={styles.skip} aria-label={text('inbox-unwrap-skip')} onClick={skip} />
    </div>,
    document.body,
  );
}

/** Takes the focus while the stage stands, and gives it back to whoever had it: the card. */
function focus(button: HTMLButtonElement): () => void {
  const opener = document.activeElement;
  button.focus({ preventScroll: true });
  return () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
