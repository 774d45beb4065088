import { Link, useNow } from '@billet/shared-bridge';
import { isEasterPromo } from '@billet/shared-domain/rules/march8';
import { useText } from '@billet/shared-i18n';
import { ChevronIcon, GiftArt } from '@billet/shared-ui';
import styles from './easter-banner.module.css';

const MINUTE = 60_000;

/** NAV-05: from 1 to 20 April a way to the Easter cake stands above the tab bar. */
export function EasterBanner() {
  const text = useText();
  const now = useNow(MINUTE);
  if (!isEasterPromo(now)) return null;
  return (
    <div className={styles.room}>
      <Link to="/send-to-friend" className={styles.banner ?? ''}>
        <GiftArt itemId="easter_cake" size={36} />
        <span className={styles.text}>{text('shell-easter')}</span>
        <ChevronIcon />
      </Link>
    </div>
  );
}
