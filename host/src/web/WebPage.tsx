import { useText } from '@billet/shared-i18n';
import { GiftArt, Hero } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import screen from '../start/full-screen.module.css';

export interface WebPageProps {
  readonly art: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Where the same page opens in the messenger. */
  readonly link: string;
}

/** A page outside the messenger (ENV-09): what is here, and the way to it. */
export function WebPage({ art, title, text, link }: WebPageProps) {
  const say = useText();
  return (
    <section className={`${screen.screen} ${screen.page}`}>
      {art}
      <h1 className={screen.title}>{title}</h1>
      <p className={screen.text}>{text}</p>
      <a className={`${screen.action} ${screen.link}`} href={link}>
        {say('shell-web-open')}
      </a>
    </section>
  );
}

export const pageArt = (itemId: string): ReactNode => (
  <Hero>
    <GiftArt itemId={itemId} size={144} />
  </Hero>
);
