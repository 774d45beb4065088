import { bridge } from '@billet/shared-bridge';
import { applyLanguage, type Language, loadFonts, loadLanguage, pickLanguage } from '@billet/shared-i18n';
import type { BootedWindow } from '../boot/boot.ts';

/**
 * Shows the app in the interface's language, ready with its font: the messenger's, else the browser's, else English
 * (I18-04, ENV-05). Shows it again when the language came late and another had to stand in.
 */
export async function showInLanguage(launchCode: string | null, page: BootedWindow, show: (language: Language) => void): Promise<void> {
  const wished = pickLanguage({ launchCode, browserCodes: page.navigator.languages });
  let late: Language | null = null;
  const apply = (language: Language) => {
    applyLanguage(language.locale, page.document.documentElement);
    show(language);
  };
  const onLate = (language: Language) => {
    late = language;
    apply(language);
  };
  const fonts = loadFonts(wished);
  const language = await loadLanguage(wished, { log: bridge().log, early: page.__billetEarlyCatalogue, onLate });
  await fonts;
  apply(late ?? language);
}
