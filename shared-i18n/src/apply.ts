import { displayStack } from './fonts.ts';
import { directionOf, type Locale } from './locales.ts';

/** Sets the language of the page: `lang`, `dir` and the font of display text. */
export function applyLanguage(locale: Locale, root: HTMLElement): void {
  root.lang = locale;
  root.dir = directionOf(locale);
  root.style.setProperty('--font-display', displayStack(locale));
}
