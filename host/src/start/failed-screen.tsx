import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero } from '@billet/shared-ui';
import styles from './full-screen.module.css';

export interface FailedScreenProps {
  readonly isBusy: boolean;
  readonly onReload: () => void;
}

/** ERR-01: the profile could not be had. */
export function FailedScreen({ isBusy, onReload }: FailedScreenProps) {
  const text = useText();
  return (
    <main className={styles.screen}>
      <Hero>
        <GiftArt itemId="gift_closed" size={128} />
      </Hero>
      <h1 className={styles.title} role="alert">
        {text('shell-profile-failed')}
      </h1>
      <Button size="l" isBusy={isBusy} isFullWidth className={styles.action} onClick={onReload}>
        {text('shell-reload')}
      </Button>
    </main>
  );
}
