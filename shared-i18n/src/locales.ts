export const locales = ['en', 'ru', 'ar', 'de', 'es', 'fa', 'fil', 'fr', 'he', 'hi', 'id', 'it', 'ms', 'pt', 'tr', 'uk', 'vi'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'ltr' | 'rtl';

export const defaultLocale: Locale = 'en';

const rightToLeft: ReadonlySet<Locale> = new Set(['ar', 'he', 'fa']);

export function directionOf(locale: Locale): Direction {
  return rightToLeft.has(locale) ? 'rtl' : 'ltr';
}

/** Locales for which the default of Intl differs from our texts: British dates, digits that vary by browser, years of another calendar. */
const tags: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn', fa: 'fa-u-ca-gregory-nu-arabext' };

/** The tag with which Intl formats the numbers and dates of a language. */
export const tagOf = (locale: string): string => tags[locale] ?? locale;

/** The sources of the language, by precedence. */
export interface LanguageWishes {
  /** The language that the user chose in the settings. */
  readonly chosen?: string | null;
  /** The language code in the launch data of the messenger. */
  readonly launchCode?: string | null;
  /** The languages of the browser, in order of preference. */
  readonly browserCodes?: readonly string[];
}

/** The first requested language that is supported. Unknown codes are skipped (I18-01, I18-04). */
export function pickLanguage({ chosen, launchCode, browserCodes = [] }: LanguageWishes): Locale {
  for (const code of [chosen, launchCode, ...browserCodes]) {
    const locale = code ? supported(code) : undefined;
    if (locale) return locale;
  }
  return defaultLocale;
}

/** `pt-BR`, `PT-br` and `pt_BR` are all Portuguese: only the language counts, not the region. */
function supported(code: string): Locale | undefined {
  const [language] = code.toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale === language);
}

/**
 * Requested languages with current codes: phones still send `iw` for Hebrew (`he`), `in` for Indonesian (`id`) and `tl` for Filipino
 * (`fil`). Not part of `pickLanguage`, which the inline script of the page contains: it has no space left (FST-01).
 */
export function withCurrentCodes({ chosen = null, launchCode = null, browserCodes = [] }: LanguageWishes): LanguageWishes {
  return { chosen, launchCode: launchCode && currentCode(launchCode), browserCodes: browserCodes.map(currentCode) };
}

/** A malformed code is returned unchanged. */
function currentCode(code: string): string {
  try {
    return new Intl.Locale(code.replaceAll('_', '-')).language;
  } catch {
    return code;
  }
}
