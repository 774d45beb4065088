import { useText } from '@billet/shared-i18n';
import { BackIcon, IconButton } from '@billet/shared-ui';
import styles from './page-back.module.css';

/** NAV-08: a back button in the page, where the client has none. */
export function PageBack({ onBack }: { readonly onBack: () => void }) {
  const text = useText();
  return <IconButton className={styles.back} label={text('shell-back')} icon={<BackIcon />} onClick={onBack} />;
}
