import type { Locale } from '@billet/shared-i18n/locales';
import type { EarlyCatalogue } from './boot.ts';
import { type AskWords, type StuckWords, wordsIn } from './stuck.ts';

/** Maximum wait for the catalogue of the user's language, in milliseconds. */
const PATIENCE = 1000;

/**
 * The page's own words in the person's language. A page with frames has them in its own language alone (1.3 KB less): for the others the
 * catalogue that was asked for early has them too; where it doesn't come they stay in the page's.
 */
export function askWords(inPage: Partial<Record<Locale, StuckWords>>, locale: Locale, early: EarlyCatalogue | undefined): AskWords {
  const own = inPage[locale];
  if (own) return (say) => say(locale, own);
  const [[other, theirs] = []] = Object.entries(inPage) as [Locale, StuckWords][];
  // who takes the answer later reads it too
  const coming = early?.response.then(async (answer) => wordsIn(await answer.clone().text())).catch(() => null) ?? null;
  const late = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return (say) => {
    Promise.race([coming, late()]).then((found) => {
      if (found) say(locale, found);
      else if (other && theirs) say(other, theirs);
    });
  };
}
