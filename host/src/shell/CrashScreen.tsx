import { useText } from '@billet/shared-i18n';
import { Button, GiftArt } from '@billet/shared-ui';
import screen from '../start/full-screen.module.css';

/** NAV-09: what the shell shows when it breaks itself. */
export function CrashScreen() {
  const text = useText();
  return (
    <main className={screen.screen} role="alert">
      <GiftArt itemId="ghost" size={128} />
      <h1 className={screen.title}>{text('shell-crash-title')}</h1>
      <p className={screen.text}>{text('shell-crash-text')}</p>
      <Button size="l" onClick={() => window.location.reload()}>
        {text('shell-reload')}
      </Button>
    </main>
  );
}
