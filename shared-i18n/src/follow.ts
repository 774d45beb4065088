import { applyLanguage } from './apply.ts';
import { loadFonts } from './fonts.ts';
import { type Language, makeLanguage } from './language.ts';
import { type LoadOptions, loadAnother, loadLanguage } from './load.ts';
import type { Locale } from './locales.ts';

export interface Follower extends Pick<LoadOptions, 'log' | 'early' | 'limit' | 'pause' | 'lay'> {
  /** Draws all there is in a language; again for another one. */
  readonly show: (language: Language) => void;
  /** Another language was wished and doesn't come: this one goes on until it does. */
  readonly onFailure?: (shown: Language) => void;
  /** The font of a language; settles when text may be drawn. */
  readonly fonts?: (locale: Locale) => Promise<void>;
}

export interface Following {
  /** Shows the first language; settles when it stands. */
  readonly start: (locale: Locale) => Promise<void>;
  /** Goes over to another; what stands goes on until that one is here. Of several wishes the last one holds. */
  readonly change: (locale: Locale) => Promise<void>;
  /** What lies over the catalogues changed: makes the language that stands anew, if one does. */
  readonly renew: () => Promise<void>;
}

/** Shows one language after another, each with its font, and tells the page which it is. Neither way rejects. */
export function followLanguages({ show, onFailure, fonts = loadFonts, lay: layOver, ...others }: Follower): Following {
  let shown: Language | null = null;
  const catalogues = new Map<Locale, string>();
  const lay = async (locale: Locale, catalogue: string) => {
    catalogues.set(locale, catalogue);
    return layOver ? layOver(locale, catalogue) : catalogue;
  };
  const options = { ...others, lay };
  let wishes = 0;
  const apply = (language: Language) => {
    shown = language;
    applyLanguage(language.locale, document.documentElement);
    show(language);
  };
  const start = async (locale: Locale) => {
    const wish = ++wishes;
    const isWished = () => wish === wishes;
    let late: Language | null = null;
    const onLate = (language: Language) => {
      late = language;
      if (isWished()) apply(language);
    };
    const [language] = await Promise.all([loadLanguage(locale, { ...options, onLate }), fonts(locale)]);
    // what was wished meanwhile may have come first
    if (shown === null || isWished()) apply(late ?? language);
  };
  const change = async (locale: Locale) => {
    const wish = ++wishes;
    const isWished = () => wish === wishes;
    if (shown?.locale === locale) return;
    const onFailed = () => shown && isWished() && onFailure?.(shown);
    const { log, pause } = options;
    const [language] = await Promise.all([loadAnother(locale, { log, pause, lay, isWished, onFailure: onFailed }), fonts(locale)]);
    if (language && isWished()) apply(language);
  };
  let renewals = 0;
  const renew = async () => {
    const renewal = ++renewals;
    const locale = shown?.locale;
    const catalogue = locale && catalogues.get(locale);
    if (!catalogue) return;
    const language = makeLanguage(locale, await lay(locale, catalogue), options.log);
    if (shown?.locale === locale && renewal === renewals) apply(language);
  };
  const readAnew = async () => {
    if (shown === null) return;
    const wish = wishes;
    const { log, pause } = options;
    const language = await loadAnother(shown.locale, { log, pause, lay, isWished: () => wish === wishes, onFailure: () => {} });
    if (language && wish === wishes) apply(language);
  };
  if (import.meta.webpackHot) onTextsWritten(() => void readAnew());
  return { start, change, renew };
}

/** Development only: tells that a catalogue was written; what stands goes on, in its words. */
function onTextsWritten(listener: () => void): void {
  window.addEventListener('billet:texts', (event) => {
    event.preventDefault();
    listener();
  });
}
