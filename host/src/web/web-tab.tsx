import { bridge, type ManifestWeb } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { pageArt, WebPage } from './web-page.tsx';

/** Page of a tab outside the messenger, as its manifest describes it. */
export function WebTab({ title, text: textId, art }: ManifestWeb) {
  const text = useText();
  const { botUsername, askApp } = bridge().config;
  return <WebPage art={pageArt(art)} title={text(title)} text={text(textId)} link={`https://t.me/${botUsername}/${askApp}`} />;
}
