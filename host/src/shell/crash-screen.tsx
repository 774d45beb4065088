import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero } from '@billet/shared-ui';
import screen from '../start/full-screen.module.css';

/** NAV-09: what the shell shows when it breaks itself. */
export function CrashScreen() {
  const text = useText();
  return (
    <main className={screen.screen} role="alert">
      <Hero>
        <GiftArt itemId="ghost" size={128} />
      </Hero>
      <h1 className={screen.title}>{text('shell-crash-title')}</h1>
      <p className={screen.text}>{text('shell-crash-text')}</p>
      <Button size="l" isFullWidth className={screen.action} onClick={() => window.location.reload()}>
        {text('shell-reload')}
      </Button>
    </main>
  );
}
