import { useText } from '@billet/shared-i18n';
import { GiftArt, Hero } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';
import styles from './web-page.module.css';

export interface WebPageProps {
  readonly art: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Link to the same page in the messenger. */
  readonly link: string;
}

/** Page outside the messenger (ENV-09, WEB-01): one button that opens the messenger, and on a wide screen the QR code beside it. */
export function WebPage({ art, title, text: description, link }: WebPageProps) {
  const text = useText();
  return (
    <section className={styles.page}>
      <div className={styles.invitation}>
        {art}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{description}</p>
        </div>
        <a className={styles.link} href={link}>
          {text('shell-web-open')}
        </a>
      </div>
      <QrCode link={link} />
    </section>
  );
}

export const pageArt = (itemId: string): ReactNode => (
  <Hero>
    <GiftArt itemId={itemId} size={112} />
  </Hero>
);
