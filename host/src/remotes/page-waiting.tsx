import { useText } from '@billet/shared-i18n';
import { Spinner } from '@billet/shared-ui';
import styles from './remote-page.module.css';

/** Stands where a page's code is on its way. */
export function PageWaiting() {
  const text = useText();
  return (
    <div className={`${styles.place} ${styles.waiting}`}>
      <Spinner label={text('shell-page-loading')} />
    </div>
  );
}
