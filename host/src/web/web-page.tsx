import { useText } from '@billet/shared-i18n';
import { GiftArt, Hero } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';
import styles from './web-page.module.css';

export interface WebPageProps {
  readonly art: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Where the same page opens in the messenger. */
  readonly link: string;
}

/** A page outside the messenger (ENV-09): what is here, and the way to it, by a tap or by a phone's camera. */
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
