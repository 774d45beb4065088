import { useLayer } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { Button, Hero } from '@billet/shared-ui';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dropped } from '../living/ghost.tsx';
import styles from './full-screen.module.css';

/** There is nothing to go back to: what lies under the screen can't be used any more. */
const stay = (): void => undefined;

/** Before anybody else hears of it: a sheet below would close, and so would this screen at the second press. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * ENV-12: a layer over the app, which stays mounted with all that was typed. A native modal outside the app's own element,
 * because an open sheet hides that element from assistive technology and holds the focus.
 */
export function ExpiredScreen({ onOpenAgain }: { readonly onOpenAgain: () => void }) {
  const text = useText();
  const why = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(true, stay, true);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    window.addEventListener('keydown', keepEscape, true);
    return () => window.removeEventListener('keydown', keepEscape, true);
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
      <Hero>{dropped(128)}</Hero>
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
