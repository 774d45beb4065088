import { displayStack } from './fonts.ts';
import { directionOf, type Locale } from './locales.ts';

/** Tells the page which language it is in: `lang`, `dir` and the face of display text. */
export function applyLanguage(locale: Locale, root: HTMLElement): void {
  root.lang = locale;
  root.dir = directionOf(locale);
  root.style.setProperty('--font-display', displayStack(locale));
}
