import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero } from '@billet/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './full-screen.module.css';

/**
 * ENV-12: lies over the app, which stays mounted with all that was typed. A native modal outside the app's own element,
 * because an open sheet hides that element from assistive technology and holds the focus.
 */
export function ExpiredScreen({ onOpenAgain }: { readonly onOpenAgain: () => void }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label={text('shell-expired-title')}
      className={`${styles.screen} ${styles.overlay}`}
      onCancel={(event) => event.preventDefault()}
    >
      <Hero>
        <GiftArt itemId="envelope" size={128} />
      </Hero>
      <h1 className={styles.title}>{text('shell-expired-title')}</h1>
      <p className={styles.text}>{text('shell-expired-text')}</p>
      <Button size="l" isFullWidth className={styles.action} onClick={onOpenAgain}>
        {text('shell-expired-action')}
      </Button>
    </dialog>,
    document.body,
  );
}
