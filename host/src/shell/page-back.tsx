import { useText } from '@billet/shared-i18n';
import { BackIcon, IconButton } from '@billet/shared-ui';
import styles from './page-back.module.css';

/** Back button in the page, for clients without one (NAV-08). */
export function PageBack({ onBack }: { readonly onBack: () => void }) {
  const text = useText();
  return <IconButton className={styles.back} label={text('shell-back')} icon={<BackIcon />} onClick={onBack} />;
}
