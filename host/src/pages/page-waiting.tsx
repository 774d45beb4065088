import { useText } from '@billet/shared-i18n';
import { Waiting } from '@billet/shared-ui';
import { idleChunk } from '../idle/idle-chunk.ts';
import styles from './remote-page.module.css';

/** Placeholder of a page whose code is loading. */
export function PageWaiting() {
  const text = useText();
  return <Waiting art={idleChunk.peek()?.waitingGhost()} place="page" className={styles.waiting} label={text('shell-page-loading')} />;
}
