import { useText } from '@billet/shared-i18n';
import { GiftArt } from '@billet/shared-ui';
import { useEffect, useState } from 'react';
import type { QrPath } from './qr-path.ts';
import styles from './web-page.module.css';

/** The encoder is for pages outside the messenger alone, so it comes with them. */
function useQrPath(link: string): QrPath | null {
  const [code, setCode] = useState<QrPath | null>(null);
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "qr" */ './qr-path.ts').then(
      ({ qrPath }) => isWanted && setCode(qrPath(link)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [link]);
  return code;
}

/** A link for the camera of a phone, with a small heart in the middle (ENV-09). */
export function QrCode({ link }: { readonly link: string }) {
  const text = useText();
  const code = useQrPath(link);
  return (
    <figure className={styles.qr}>
      <div className={styles.qrCard}>
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={text('shell-web-qr')} data-link={link}>
            <path d={code.path} shapeRendering="crispEdges" />
          </svg>
        )}
        <span className={styles.qrHeart}>
          <GiftArt itemId="heart" size={28} />
        </span>
      </div>
      <figcaption>{text('shell-web-scan')}</figcaption>
    </figure>
  );
}
