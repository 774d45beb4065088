import { bridge, chosenLanguage, onLanguageChoice } from '@billet/shared-bridge';
import { applyLanguage, type Language, loadFonts, loadLanguage, pickLanguage } from '@billet/shared-i18n';
import type { BootedWindow } from '../boot/boot.ts';

/** Shows the app in the interface's language, and again in another whenever the person chooses one. */
export async function followLanguage(launchCode: string | null, page: BootedWindow, show: (language: Language) => void): Promise<void> {
  onLanguageChoice(() => {
    // what was asked for early has been read
    delete page.__billetEarlyCatalogue;
    void showInLanguage(launchCode, page, show);
  });
  await showInLanguage(launchCode, page, show);
}

/**
 * Shows the app in the interface's language, ready with its font: the chosen one, else the messenger's, else the browser's, else English
 * (I18-04, ENV-05). Shows it again when the language came late and another had to stand in.
 */
async function showInLanguage(launchCode: string | null, page: BootedWindow, show: (language: Language) => void): Promise<void> {
  const wished = pickLanguage({ chosen: chosenLanguage(), launchCode, browserCodes: page.navigator.languages });
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
