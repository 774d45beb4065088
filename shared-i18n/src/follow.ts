import { applyLanguage } from './apply.ts';
import { loadFonts } from './fonts.ts';
import { type Language, makeLanguage } from './language.ts';
import { type LoadOptions, loadAnother, loadLanguage } from './load.ts';
import type { Locale } from './locales.ts';

export interface Follower extends Pick<LoadOptions, 'log' | 'early' | 'limit' | 'pause' | 'overrideTexts'> {
  /** Renders everything in a language. Called again for each change. */
  readonly show: (language: Language) => void;
  /** Called when a requested language fails to load. The current one stays until it loads. */
  readonly onFailure?: (shown: Language) => void;
  /** Loads the font of a language. Settles when text may be rendered. */
  readonly fonts?: (locale: Locale) => Promise<void>;
}

export interface Following {
  /** Shows the first language. Settles when it is shown. */
  readonly start: (locale: Locale) => Promise<void>;
  /** Changes to another language. The current one stays until that is loaded. Of several requests the last one wins. */
  readonly change: (locale: Locale) => Promise<void>;
  /** Rebuilds the current language, if any, after the overrides of the catalogues changed. */
  readonly renew: () => Promise<void>;
}

/** Shows one language at a time with its font, and sets the language of the page. The returned functions never reject. */
export function followLanguages({ show, onFailure, fonts = loadFonts, overrideTexts: override, ...others }: Follower): Following {
  let shown: Language | null = null;
  const catalogues = new Map<Locale, string>();
  const overrideTexts = async (locale: Locale, catalogue: string) => {
    catalogues.set(locale, catalogue);
    return override ? override(locale, catalogue) : catalogue;
  };
  const options = { ...others, overrideTexts };
  let requestCount = 0;
  const apply = (language: Language) => {
    shown = language;
    applyLanguage(language.locale, document.documentElement);
    show(language);
  };
  const start = async (locale: Locale) => {
    const request = ++requestCount;
    const isStillRequested = () => request === requestCount;
    let late: Language | null = null;
    const onLate = (language: Language) => {
      late = language;
      if (isStillRequested()) apply(language);
    };
    const [language] = await Promise.all([loadLanguage(locale, { ...options, onLate }), fonts(locale)]);
    // a language that was requested later may have loaded first
    if (shown === null || isStillRequested()) apply(late ?? language);
  };
  const change = async (locale: Locale) => {
    const request = ++requestCount;
    const isStillRequested = () => request === requestCount;
    if (shown?.locale === locale) return;
    const onFailed = () => shown && isStillRequested() && onFailure?.(shown);
    const { log, pause } = options;
    const [language] = await Promise.all([
      loadAnother(locale, { log, pause, overrideTexts, isStillRequested, onFailure: onFailed }),
      fonts(locale),
    ]);
    if (language && isStillRequested()) apply(language);
  };
  let renewals = 0;
  const renew = async () => {
    const renewal = ++renewals;
    const locale = shown?.locale;
    const catalogue = locale && catalogues.get(locale);
    if (!catalogue) return;
    const language = makeLanguage(locale, await overrideTexts(locale, catalogue), options.log);
    if (shown?.locale === locale && renewal === renewals) apply(language);
  };
  const reload = async () => {
    if (shown === null) return;
    const request = requestCount;
    const { log, pause } = options;
    const language = await loadAnother(shown.locale, {
      log,
      pause,
      overrideTexts,
      isStillRequested: () => request === requestCount,
      onFailure: () => {},
    });
    if (language && request === requestCount) apply(language);
  };
  if (import.meta.webpackHot) onTextsWritten(() => void reload());
  return { start, change, renew };
}

/** Development only: calls the listener when a catalogue file was written. The page stays and shows the new texts. */
function onTextsWritten(listener: () => void): void {
  window.addEventListener('billet:texts', (event) => {
    event.preventDefault();
    listener();
  });
}
