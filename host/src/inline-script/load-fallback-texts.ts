import type { Locale } from '@billet/shared-i18n/locales';
import type { BootedWindow, BootFacts, LanguageData } from './boot.ts';
import { type LoadFallbackTexts, wordsIn } from './watch-start.ts';

/** Maximum wait for the catalogue of the user's language, in milliseconds. */
const TIMEOUT_MS = 1000;

/**
 * The page's own texts in the user's language. A page that embeds only another language takes them from the catalogue that was
 * requested early, or uses the embedded ones if the catalogue fails to load.
 */
export function loadFallbackTexts(page: BootedWindow, { languages, locale }: Pick<BootFacts, 'languages' | 'locale'>): LoadFallbackTexts {
  const own = languages[locale];
  if (own) return (show) => show(locale, own.words);
  const [[other, otherData] = []] = Object.entries(languages) as [Locale, LanguageData][];
  const timeout = () => new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  return (show) => {
    const loading = page.__billetEarlyCatalogue?.text.then(wordsIn).catch(() => null) ?? null;
    Promise.race([loading, timeout()]).then((found) => {
      if (found) show(locale, found);
      else if (other && otherData) show(other, otherData.words);
    });
  };
}
