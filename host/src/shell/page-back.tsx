import { usePageBackButton } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { BackIcon, IconButton } from '@billet/shared-ui';
import styles from './shell.module.css';

/** NAV-08: a back button in the page, where the client has none. */
export function PageBack() {
  const text = useText();
  const goBack = usePageBackButton();
  return goBack && <IconButton className={styles.back} label={text('shell-back')} icon={<BackIcon />} onClick={goBack} />;
}
