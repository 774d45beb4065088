import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero } from '@billet/shared-ui';
import styles from './full-screen.module.css';

/** ENV-12: lies over the app, which stays mounted with all that was typed. */
export function ExpiredScreen({ onOpenAgain }: { readonly onOpenAgain: () => void }) {
  const text = useText();
  return (
    <div role="alertdialog" aria-modal="true" aria-label={text('shell-expired-title')} className={`${styles.overlay} ${styles.screen}`}>
      <Hero>
        <GiftArt itemId="envelope" size={128} />
      </Hero>
      <h1 className={styles.title}>{text('shell-expired-title')}</h1>
      <p className={styles.text}>{text('shell-expired-text')}</p>
      <Button size="l" isFullWidth className={styles.action} onClick={onOpenAgain}>
        {text('shell-expired-action')}
      </Button>
    </div>
  );
}
