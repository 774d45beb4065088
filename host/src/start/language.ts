import { bridge, chosenLanguage, onLanguageChoice } from '@billet/shared-bridge';
import { onOverload } from '@billet/shared-bridge/host';
import { type Language, pickLanguage } from '@billet/shared-i18n';
import { followLanguages } from '@billet/shared-i18n/follow';
import { withCurrentCodes } from '@billet/shared-i18n/locales';
import type { BootedWindow } from '../inline-script/boot.ts';
import type { VersionTexts } from './version-texts.ts';

/**
 * Shows the app once its language and font are loaded: the chosen language, else the messenger's, else the browser's, else English
 * (I18-04, ENV-05). Shows it again when the user chooses another language or a language loads late.
 */
export async function followLanguage(
  { launchCode, page, texts }: { readonly launchCode: string | null; readonly page: BootedWindow; readonly texts: VersionTexts },
  draw: (language: Language) => void,
): Promise<void> {
  const { log, shell } = bridge();
  const preferred = () => pickLanguage(withCurrentCodes({ chosen: chosenLanguage(), launchCode, browserCodes: page.navigator.languages }));
  const show = (language: Language) => {
    onOverload(() => shell.notify({ message: language.messages.getString('errors-crowd') }));
    draw(language);
  };
  const onFailure = ({ messages }: Language) => shell.notify({ message: messages.getString('errors-network'), type: 'error' });
  const { start, change, renew } = followLanguages({
    log,
    early: page.__billetEarlyCatalogue,
    show,
    onFailure,
    overrideTexts: texts.overrideTexts,
  });
  texts.onChange(renew);
  onLanguageChoice(() => void change(preferred()));
  await start(preferred());
}
