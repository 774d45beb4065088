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

/** Page outside the messenger (ENV-09): describes the page and links to it by a button and a QR code. */
export function WebPage({ art, title, text, link }: WebPageProps) {
  const say = useText();
  return (
    <section className={styles.page}>
      {art}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <a className={styles.link} href={link}>
        {say('shell-web-open')}
      </a>
      <QrCode link={link} />
    </section>
  );
}

export const pageArt = (itemId: string): ReactNode => (
  <Hero>
    <GiftArt itemId={itemId} size={112} />
  </Hero>
);
