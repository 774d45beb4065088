import { useText } from '@billet/shared-i18n';
import { GiftArt } from '@billet/shared-ui';
import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';
import styles from './web-page.module.css';

/** QR code of a link with a small heart in the middle (ENV-09). */
export function QrCode({ link }: { readonly link: string }) {
  const text = useText();
  const code = useMemo(() => qrPath(link), [link]);
  return (
    <figure className={styles.qr}>
      <div className={styles.qrCard}>
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={text('shell-web-qr')} data-link={link}>
          <path d={code.path} shapeRendering="crispEdges" />
        </svg>
        <span className={styles.qrHeart}>
          <GiftArt itemId="heart" size={28} />
        </span>
      </div>
      <figcaption>{text('shell-web-scan')}</figcaption>
    </figure>
  );
}
