import { bridge } from '@billet/shared-bridge';
import { applyLanguage, type Language, loadFonts, loadLanguage, pickLanguage } from '@billet/shared-i18n';
import type { BootedWindow } from '../boot/boot.ts';

/** The interface's language, ready with its font: the messenger's, else the browser's, else English (I18-04, ENV-05). */
export async function prepareLanguage(launchCode: string | null, page: BootedWindow): Promise<Language> {
  const wished = pickLanguage({ launchCode, browserCodes: page.navigator.languages });
  const fonts = loadFonts(wished);
  const language = await loadLanguage(wished, { log: bridge().log, early: page.__billetEarlyCatalogue });
  applyLanguage(language.locale, page.document.documentElement);
  await fonts;
  return language;
}
