export const locales = ['en', 'ru', 'ar', 'de', 'es', 'fa', 'fil', 'fr', 'he', 'hi', 'id', 'it', 'ms', 'pt', 'tr', 'uk', 'vi'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'ltr' | 'rtl';

export const defaultLocale: Locale = 'en';

const rightToLeft: ReadonlySet<Locale> = new Set(['ar', 'he', 'fa']);

export function directionOf(locale: Locale): Direction {
  return rightToLeft.has(locale) ? 'rtl' : 'ltr';
}

/** Where Intl wouldn't write as our texts do: British dates, digits that browsers differ about, years of another calendar. */
const tags: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn', fa: 'fa-u-ca-gregory-nu-arabext' };

/** The tag by which Intl writes a language's numbers and dates. */
export const tagOf = (locale: string): string => tags[locale] ?? locale;

export interface LanguageWishes {
  /** What the person chose in the settings. */
  readonly chosen?: string | null;
  /** The language code of the messenger's launch data. */
  readonly launchCode?: string | null;
  /** The browser's languages, best first. */
  readonly browserCodes?: readonly string[];
}

/** The first wish that we have a language for; a code that we don't know is passed over (I18-01, I18-04). */
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
