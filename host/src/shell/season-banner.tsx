import { Link, type ManifestBanner, useNow } from '@billet/shared-bridge';
import { isEasterPromo } from '@billet/shared-domain/rules/march8';
import { useText } from '@billet/shared-i18n';
import { ChevronIcon, GiftArt } from '@billet/shared-ui';
import type { AppRoute } from '../site/routes.ts';
import styles from './season-banner.module.css';

const MINUTE = 60_000;

const seasons: Readonly<Record<ManifestBanner['season'], (now: Date) => boolean>> = { easter: isEasterPromo };

/** Banner above the tab bar that links to the page whose manifest requests it in a season (NAV-05). */
export function SeasonBanner({ routes }: { readonly routes: readonly AppRoute[] }) {
  const text = useText();
  const now = useNow(MINUTE);
  const route = routes.find(({ banner }) => banner && seasons[banner.season](now));
  if (!route?.banner) return null;
  return (
    <div className={styles.spacer}>
      <Link to={route.path} className={styles.banner ?? ''}>
        <GiftArt itemId={route.banner.art} size={36} />
        <span className={styles.text}>{text(route.banner.label)}</span>
        <ChevronIcon />
      </Link>
    </div>
  );
}
