import { useText } from '@billet/shared-i18n';
import { Waiting } from '@billet/shared-ui';
import { idleFile } from '../release-watcher/idle-file.ts';
import styles from './remote-page.module.css';

/** Placeholder of a page whose code is loading. */
export function PageWaiting() {
  const text = useText();
  return <Waiting art={idleFile.peek()?.waitingGhost()} place="page" className={styles.waiting} label={text('shell-page-loading')} />;
}
