import { useLayer } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { Button, Hero } from '@billet/shared-ui';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { errorGhost } from '../idle/ghost.tsx';
import styles from './full-screen.module.css';

/** The screen cannot be closed: the app below is unusable. */
const ignoreClose = (): void => undefined;

/** Handles Escape first: otherwise a sheet below would close, and so would this screen on the second press. */
function ignoreEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Screen over the app for an expired launch (ENV-12); the app stays mounted with its typed text. A native modal dialog outside the
 * app's root, because an open sheet hides the root from assistive technology and traps the focus.
 */
export function ExpiredScreen({ onOpenAgain }: { readonly onOpenAgain: () => void }) {
  const text = useText();
  const why = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(true, ignoreClose, true);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    window.addEventListener('keydown', ignoreEscape, true);
    return () => window.removeEventListener('keydown', ignoreEscape, true);
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label={text('shell-expired-title')}
      aria-describedby={why}
      className={`${styles.screen} ${styles.overlay}`}
      onCancel={(event) => event.preventDefault()}
    >
      <Hero>{errorGhost(128)}</Hero>
      <h1 className={styles.title}>{text('shell-expired-title')}</h1>
      <p id={why} className={styles.text}>
        {text('shell-expired-text')}
      </p>
      <Button size="l" isFullWidth className={styles.action} onClick={onOpenAgain}>
        {text('shell-expired-action')}
      </Button>
    </dialog>,
    document.body,
  );
}
