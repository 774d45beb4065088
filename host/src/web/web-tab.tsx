import { bridge, type ManifestWeb } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { pageArt, WebPage } from './web-page.tsx';

/** Page of a tab outside the messenger, as its manifest describes it. */
export function WebTab({ title, text, art }: ManifestWeb) {
  const say = useText();
  const { botUsername, askApp } = bridge().config;
  return <WebPage art={pageArt(art)} title={say(title)} text={say(text)} link={`https://t.me/${botUsername}/${askApp}`} />;
}
