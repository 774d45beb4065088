import { bridge } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { pageArt, WebPage } from './web-page.tsx';

const tabs = {
  '/share': { texts: 'shell-web-share', art: 'ghost' },
  '/send-to-friend': { texts: 'shell-web-send', art: 'bouquet' },
  '/inbox': { texts: 'shell-web-inbox', art: 'envelope' },
} as const;
export type TabPath = keyof typeof tabs;

export const isWebTab = (path: string): path is TabPath => path in tabs;

/** What a tab shows outside the messenger. */
export function WebTab({ path }: { readonly path: TabPath }) {
  const text = useText();
  const { texts, art } = tabs[path];
  const { botUsername, askApp } = bridge().config;
  return (
    <WebPage
      art={pageArt(art)}
      title={text(`${texts}-title`)}
      text={text(`${texts}-text`)}
      link={`https://t.me/${botUsername}/${askApp}`}
    />
  );
}
